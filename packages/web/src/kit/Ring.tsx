import type { ReactNode } from 'react'
import styles from './Ring.module.css'

interface RingProps {
  /** What is left, 1 to 0. */
  left: number
  /** Its colour; never without a text beside it. */
  tone: 'done' | 'soon' | 'overdue'
  /** Time is over: a filled disc, which looks nothing like a ring that still runs. */
  over?: boolean
  /** In its middle: the minutes, large. */
  children: ReactNode
}

/** A ring that runs down clockwise. Screen readers read the text in its middle; the ring is decoration. */
export function Ring({ left, tone, over = false, children }: RingProps) {
  return (
    <span className={styles.ring} data-tone={tone} data-over={over || undefined}>
      <svg viewBox="0 0 100 100" aria-hidden="true" focusable="false">
        <circle className={styles.track} cx="50" cy="50" r="44" />
        <circle
          className={styles.left}
          cx="50"
          cy="50"
          r="44"
          pathLength="1"
          strokeDashoffset={1 - Math.min(1, Math.max(0, left))}
        />
      </svg>
      <span className={styles.middle}>{children}</span>
    </span>
  )
}
