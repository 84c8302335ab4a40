import { IconCheck } from '@tabler/icons-react'
import styles from './DayMark.module.css'

export interface DayCount {
  day: string
  tasks: number
  done: number
}

interface DayMarkProps {
  count: DayCount | undefined
  /** Of a day to come only what is planned is known. */
  isAhead: boolean
}

/** Below the number of a day in a calendar: done, so many of so many, or so many planned. */
export function DayMark({ count, isAhead }: DayMarkProps) {
  if (!count || count.tasks === 0) return <span className={styles.mark} />
  const { tasks, done } = count
  if (!isAhead && done === tasks)
    return (
      <span className={styles.mark} data-done>
        <IconCheck size="1rem" stroke={3} />
      </span>
    )
  return <span className={styles.mark}>{isAhead ? tasks : `${done}/${tasks}`}</span>
}
