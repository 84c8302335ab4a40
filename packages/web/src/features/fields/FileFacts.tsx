import type { FileOfRecord } from '@daybook/contract/file/file.contract.ts'
import { isPicture, isVideo } from '@daybook/contract/file/file.rules.ts'
import { useState } from 'react'
import { useT } from '../../platform/i18n/language.ts'
import { DocumentTile } from './DocumentTile.tsx'
import styles from './FileTiles.module.css'
import { useViewer } from './useViewer.ts'
import { Videos } from './Videos.tsx'

interface FileFactsProps {
  files: readonly FileOfRecord[]
  /** What they are: "Photos". */
  label: string
}

/** The files of a record: pictures that open in the viewer, and documents. */
export function FileFacts({ files, label }: FileFactsProps) {
  const t = useT()
  const viewer = useViewer()
  const pictures = files.filter(({ mime }) => isPicture(mime))
  const altOf = (place: number) =>
    t('fields.pictureOf', { what: label, number: place + 1, count: pictures.length })
  const view = (index: number) =>
    viewer(
      pictures.map(({ link, width, height }, place) => ({
        src: link,
        width: width ?? 0,
        height: height ?? 0,
        alt: altOf(place),
      })),
      index,
    )
  return (
    <>
      <ul className={styles.tiles}>
        {pictures.map(({ id, small }, place) => (
          <li key={id} className={styles.tile}>
            <button type="button" className={styles.picture} onClick={() => void view(place)}>
              <Picture src={small ?? ''} alt={altOf(place)} />
            </button>
          </li>
        ))}
        {files
          .filter(({ mime }) => !isPicture(mime) && !isVideo(mime))
          .map((document) => (
            <li key={document.id} className={styles.tile}>
              <DocumentTile document={document} />
            </li>
          ))}
      </ul>
      <Videos files={files.filter(({ mime }) => isVideo(mime))} label={label} />
    </>
  )
}

/** A picture, or words when it cannot be shown. */
export function Picture({ src, alt }: { src: string; alt: string }) {
  const t = useT()
  const [failed, setFailed] = useState<string>()
  if (failed === src) return <span className={styles.note}>{t('fields.previewFailed')}</span>
  return <img src={src} alt={alt} onError={() => setFailed(src)} />
}
