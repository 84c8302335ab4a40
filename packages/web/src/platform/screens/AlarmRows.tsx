import { IconAlertTriangleFilled } from '@tabler/icons-react'
import styles from './AlarmRows.module.css'
import { Link } from './Link.tsx'
import type { Place } from './places.ts'

interface AlarmRow {
  id: string
  to: Place
  words: string
  room: string
  over: string
}

interface AlarmRowsProps {
  title: string
  rows: readonly AlarmRow[]
  /** Where those are that do not stand here. */
  more?: { to: Place; words: string } | undefined
}

/** At the top of home: each that has to be done now. They stand side by side, so that home has a place for them and
 *  nothing moves when one is added. */
export function AlarmRows({ title, rows, more }: AlarmRowsProps) {
  if (rows.length === 0) return null
  return (
    <section aria-label={title}>
      <ul className={styles.list}>
        {rows.map(({ id, to, words, room, over }) => (
          <li key={id}>
            <Link to={to} className={styles.row}>
              <IconAlertTriangleFilled size="1.5rem" aria-hidden="true" />
              <span className={styles.who}>
                <strong>{words}</strong>
                <span>
                  {room} <b>{over}</b>
                </span>
              </span>
            </Link>
          </li>
        ))}
        {more && (
          <li>
            <Link to={more.to} className={styles.row}>
              <strong>{more.words}</strong>
            </Link>
          </li>
        )}
      </ul>
    </section>
  )
}
