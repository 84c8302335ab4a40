import type { FileOfRecord } from '@daybook/contract/file/file.contract.ts'
import { isVideo } from '@daybook/contract/file/file.rules.ts'
import { useT } from '../../platform/i18n/language.ts'
import styles from './FeedScreen.module.css'

/** The pictures and videos of what a card is about. Videos play here; pictures are seen larger on their page. */
export function CardFiles({ files }: { files: readonly FileOfRecord[] }) {
  const t = useT()
  if (files.length === 0) return null
  return (
    <ul className={`list ${styles.files}`}>
      {files.map(({ id, mime, link, medium, small }) => (
        <li key={id}>
          {isVideo(mime) ? (
            <video
              src={medium ? link : `${link}#t=0.1`}
              {...(medium && { poster: medium })}
              controls
              playsInline
              preload={medium ? 'none' : 'metadata'}
              aria-label={t('activity.video')}
            />
          ) : (
            <img src={small ?? link} alt="" loading="lazy" />
          )}
        </li>
      ))}
    </ul>
  )
}
