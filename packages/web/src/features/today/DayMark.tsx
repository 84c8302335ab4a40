import { IconCheck } from '@tabler/icons-react'
import styles from './Calendar.module.css'

export interface DayCount {
  day: string
  tasks: number
  done: number
}

interface DayMarkProps {
  count: DayCount | undefined
  /** For a future day, only the number of planned tasks is shown. */
  isAhead: boolean
}

/** The mark of a calendar day: all done, done out of total, or the number of planned tasks. */
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
