import { Choices } from '../../kit/Choices.tsx'
import { useDayWords } from '../../platform/time/centre.time.ts'
import { weekdayName } from '../../platform/time/weekday.words.ts'
import type { WidgetProps } from './widget.props.ts'

const week = ['1', '2', '3', '4', '5', '6', '7']

/** Days of the week, in order. */
export function WeekdaysField(props: WidgetProps<'weekdays', number[]>) {
  const { path, label, required, value, error, onChange } = props
  const dayWords = useDayWords()
  return (
    <Choices
      name={path}
      label={label}
      required={required}
      options={week.map((day) => ({ value: day, label: weekdayName(dayWords, Number(day), 'weekday') }))}
      value={value.map(String)}
      error={error}
      onChange={(days) => onChange(days.toSorted().map(Number))}
    />
  )
}
