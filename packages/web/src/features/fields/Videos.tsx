import type { FileOfRecord } from '@daybook/contract/file/file.contract.ts'
import { useT } from '../../platform/i18n/language.ts'
import styles from './FileTiles.module.css'

/** Short videos with the device's own controls. One without a poster shows its first frame. */
export function Videos({ files, label }: { files: readonly FileOfRecord[]; label: string }) {
  const t = useT()
  if (files.length === 0) return null
  return (
    <ul className={styles.videos}>
      {files.map(({ id, link, medium, width, height }, place) => (
        <li key={id}>
          <video
            className={styles.video}
            src={medium ? link : `${link}#t=0.1`}
            {...(medium && { poster: medium })}
            {...(width && height && { width, height })}
            controls
            playsInline
            preload={medium ? 'none' : 'metadata'}
            aria-label={t('fields.videoOf', { what: label, number: place + 1, count: files.length })}
          />
        </li>
      ))}
    </ul>
  )
}
