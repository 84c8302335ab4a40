import type { ReactNode } from 'react'
import styles from './RecordHead.module.css'

interface RecordHeadProps {
  /** A portrait or a SubjectIcon. */
  start?: ReactNode
  title: string
  /** Who made it and when. */
  about: string
  /** Its state, and what else is said of it: a line each. */
  children?: ReactNode
}

/** The head of a record's page: what it is, whose, and how it stands. */
export function RecordHead({ start, title, about, children }: RecordHeadProps) {
  return (
    <div className={styles.head}>
      {start}
      <div className={styles.text}>
        <h2 className={styles.title}>{title}</h2>
        <span className={styles.about}>{about}</span>
        {children}
      </div>
    </div>
  )
}
