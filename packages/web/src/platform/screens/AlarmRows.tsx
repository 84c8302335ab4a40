import { IconAlertTriangleFilled } from '@tabler/icons-react'
import { Section } from '../../kit/Section.tsx'
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

/** The first rows of home: each that has to be done now. */
export function AlarmRows({ title, rows }: { title: string; rows: readonly AlarmRow[] }) {
  if (rows.length === 0) return null
  return (
    <Section title={title} flush>
      <ul className={styles.list}>
        {rows.map(({ id, to, words, room, over }) => (
          <li key={id}>
            <Link to={to} className={styles.row}>
              <IconAlertTriangleFilled size="1.5rem" aria-hidden="true" />
              <span className={styles.who}>
                <strong>{words}</strong>
                <span>{room}</span>
              </span>
              <span className={styles.over}>{over}</span>
            </Link>
          </li>
        ))}
      </ul>
    </Section>
  )
}
