import type { FileOfRecord } from '@daybook/contract/file/file.contract.ts'
import type { storyLayouts } from '@daybook/contract/learningStory/learningStory.fields.ts'
import { useT } from '../../platform/i18n/language.ts'
import { Picture, useViewer } from '../fields/index.ts'
import styles from './Story.module.css'

interface PhotoGridProps {
  files: readonly FileOfRecord[]
  /** The smallest that has room for them when nothing is chosen. */
  layout: (typeof storyLayouts)[number] | null
}

/** The pictures of a story in its grid: two by two, two by three or three by three. */
export function PhotoGrid({ files, layout }: PhotoGridProps) {
  const t = useT()
  const viewer = useViewer()
  if (files.length === 0) return null
  const altOf = (place: number) =>
    t('fields.pictureOf', { what: t('learningStory.photos'), number: place + 1, count: files.length })
  const all = files.map(({ link, width, height }, place) => ({
    src: link,
    width: width ?? 0,
    height: height ?? 0,
    alt: altOf(place),
  }))
  const columns = layout ? (layout === 'grid2x2' ? 2 : 3) : files.length <= 4 ? Math.min(2, files.length) : 3
  return (
    <ul className={`list ${styles.grid}`} data-columns={columns}>
      {files.map(({ id, medium, link }, place) => (
        <li key={id}>
          <button type="button" className={styles.photo} onClick={() => void viewer(all, place)}>
            <Picture src={medium ?? link} alt={altOf(place)} />
          </button>
        </li>
      ))}
    </ul>
  )
}
