import { FieldGroup } from '../../kit/FieldGroup.tsx'
import { useDayWords } from '../../platform/time/centre.time.ts'
import { weekdayName } from '../../platform/time/weekday.words.ts'
import styles from './WeekdaysField.module.css'
import type { WidgetProps } from './widget.props.ts'

const week = [1, 2, 3, 4, 5, 6, 7]

/** Days of the week, in order. */
export function WeekdaysField(props: WidgetProps<'weekdays', number[]>) {
  const { path, label, required, value, error, onChange } = props
  const dayWords = useDayWords()
  const toggle = (day: number) =>
    onChange(week.filter((one) => (one === day ? !value.includes(one) : value.includes(one))))
  return (
    <FieldGroup label={label} required={required} error={error}>
      <div className={styles.days}>
        {week.map((day) => (
          <label key={day} className={styles.day}>
            <input
              type="checkbox"
              name={path}
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
