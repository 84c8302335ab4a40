import { useDayWords } from '../../platform/time/centre.time.ts'
import styles from './Calendar.module.css'
import { type DayCount, DayMark } from './DayMark.tsx'
import { useDayLabel } from './useDayLabel.ts'

interface DayButtonProps {
  day: string
  today: string
  isChosen: boolean
  /** Undefined while loading. */
  count: DayCount | undefined
  onChoose: (day: string) => void
  /** Shows the weekday where there is no column heading. */
  withWeekday?: boolean
}

/** A day of a calendar. Screen readers read a full label: "Wednesday, 11 March, today, 3 of 7 tasks done". */
export function DayButton({ day, today, isChosen, count, onChoose, withWeekday = false }: DayButtonProps) {
  const dayWords = useDayWords()
  const label = useDayLabel(today)
  return (
    <button
      type="button"
      className={styles.day}
      aria-pressed={isChosen}
      aria-current={day === today ? 'date' : undefined}
      onClick={() => onChoose(day)}
    >
      <span className="visually-hidden">{label(day, count)}</span>
      <span className={styles.signs} aria-hidden="true">
        {withWeekday && <span className={styles.weekday}>{dayWords(day, 'weekdayShort')}</span>}
        <span className={styles.number}>{Number(day.slice(8))}</span>
        <DayMark count={count} isAhead={day > today} />
      </span>
    </button>
  )
}
