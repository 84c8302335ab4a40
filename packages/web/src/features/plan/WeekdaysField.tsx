import { FieldGroup } from '../../kit/FieldGroup.tsx'
import { useT } from '../../platform/i18n/language.ts'
import { useDayWords } from '../../platform/time/centre.time.ts'
import { weekdayName } from './plan.words.ts'
import styles from './WeekdaysField.module.css'

interface WeekdaysFieldProps {
  /** Monday 1. */
  value: readonly number[]
  onChange: (weekdays: number[]) => void
  error: string | undefined
}

const week = [1, 2, 3, 4, 5, 6, 7]

export function WeekdaysField({ value, onChange, error }: WeekdaysFieldProps) {
  const t = useT()
  const dayWords = useDayWords()
  const toggle = (day: number) =>
    onChange(week.filter((one) => (one === day ? !value.includes(one) : value.includes(one))))
  return (
    <FieldGroup label={t('plan.weekdays')} error={error}>
      <div className={styles.days}>
        {week.map((day) => (
          <label key={day} className={styles.day}>
            <input
              type="checkbox"
              name={day === 1 ? 'weekdays' : undefined}
              className={styles.box}
              checked={value.includes(day)}
              aria-label={weekdayName(dayWords, day, 'weekday')}
              onChange={() => toggle(day)}
            />
            {weekdayName(dayWords, day, 'weekdayShort')}
          </label>
        ))}
      </div>
    </FieldGroup>
  )
}
