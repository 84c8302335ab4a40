import { IconClockExclamation } from '@tabler/icons-react'
import styles from './GapRows.module.css'

export interface GapRow {
  id: string
  isMissed: boolean
  /** Late, or missed. */
  kind: string
  said: string
  /** By how long. */
  over: string
}

/** Looks that were late or missed. */
export function GapRows({ rows, label }: { rows: readonly GapRow[]; label?: string }) {
  return (
    <ul className={styles.gaps} aria-label={label}>
      {rows.map(({ id, isMissed, kind, said, over }) => (
        <li key={id} data-missed={isMissed || undefined}>
          <IconClockExclamation size="1.25rem" aria-hidden="true" />
          <strong>{kind}</strong>
          <span>{said}</span>
          <span className={styles.over}>{over}</span>
        </li>
      ))}
    </ul>
  )
}
