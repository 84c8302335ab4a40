import { type Period, withDay } from '@daybook/contract/kernel/period.rules.ts'
import { DateField } from './DateField.tsx'
import { useKit } from './kit.context.ts'

interface PeriodFieldsProps {
  value: Period
  max: string
  /** A day as the centre writes it. */
  say: (day: string) => string
  onChange: (period: Period) => void
}

/** The first and the last day of a list. A single day moves as one. */
export function PeriodFields({ value, max, say, onChange }: PeriodFieldsProps) {
  const { words } = useKit()
  return (
    <>
      <DateField
        label={words('periodFrom')}
        value={value.from}
        words={say(value.from)}
        max={max}
        onChange={(from) => onChange(withDay(value, { from }))}
      />
      <DateField
        label={words('periodUntil')}
        value={value.until}
        words={say(value.until)}
        max={max}
        onChange={(until) => onChange(withDay(value, { until }))}
      />
    </>
  )
}
