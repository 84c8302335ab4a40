import { IconAlertTriangleFilled } from '@tabler/icons-react'
import type { ReactNode } from 'react'
import styles from './AlarmBar.module.css'
import { Link } from './Link.tsx'
import type { Place } from './places.ts'

interface AlarmBarProps {
  /** Said aloud. Without minutes, so that it is announced when a name is added and not every minute. */
  call: string
  to: Place
  children: ReactNode
}

/** The red bar under the head of every screen: what has to be done now, and a tap to do it. */
export function AlarmBar({ call, to, children }: AlarmBarProps) {
  return (
    <div className={styles.bar}>
      <p role="alert" className="visually-hidden">
        {call}
      </p>
      <Link className={styles.link} to={to}>
        <IconAlertTriangleFilled size="1.25rem" aria-hidden="true" />
        <span>{children}</span>
      </Link>
    </div>
  )
}
