import { addDays, timeAt, weekdayOf } from '@daybook/contract/kernel/dates.ts'
import { formatWall, type Wall } from '@daybook/contract/kernel/formats.ts'
import type { DateType } from '@daybook/contract/workflow/workflow.columns.rules.ts'
import { readMoment } from '@daybook/contract/workflow/workflow.dates.rules.ts'
import { TextInput } from '@mantine/core'
import { DateField } from '../../../kit/DateField.tsx'
import { useT } from '../../../platform/i18n/language.ts'
import { useDayWords, useTimeZone } from '../../../platform/time/centre.time.ts'
import { serverNow } from '../../../platform/time/server.now.ts'
import { SelectField } from '../../fields/index.ts'
import styles from './WorkflowForm.module.css'

interface MomentInputProps {
  type: DateType
  /** How the value is written: `yyyy-MM-dd`. */
  format: string
  path: string
  label: string
  required?: boolean
  value: unknown
  error: string | undefined
  onChange: (value: string | null) => void
}

const isoDay = 'yyyy-MM-dd'
const isoTime = 'HH:mm'

/** A day, a time, both, a week, a month or a year, in the format of its column. */
export function MomentInput({ type, format, path, label, required = false, ...rest }: MomentInputProps) {
  const t = useT()
  const dayWords = useDayWords()
  const timeZone = useTimeZone()
  const nowAt = timeAt(new Date(serverNow()), timeZone)
  const { value, error } = rest
  const moment = typeof value === 'string' ? readMoment(value, format) : undefined
  const start = moment ?? {
    year: new Date(serverNow()).getFullYear(),
    month: 1,
    day: 1,
    hour: 0,
    minute: 0,
    second: 0,
  }
  const set = (part: Partial<Wall>) => rest.onChange(formatWall({ ...start, ...part }, format))
  const day = moment ? formatWall(moment, isoDay) : ''

  function setDay(chosen: string) {
    const monday = type === 'week' ? addDays(chosen, 1 - weekdayOf(chosen)) : chosen
    const found = readMoment(monday, isoDay)
    const time = type === 'datetime' && !moment ? readMoment(nowAt, isoTime) : start
    if (found && time) set({ ...found, hour: time.hour, minute: time.minute, second: time.second })
  }

  if (type === 'month' || type === 'year')
    return (
      <div className={styles.pair}>
        {type === 'month' && (
          <SelectField
            path={path}
            label={label}
            required={required}
            options={months.map((month) => ({
              value: String(month),
              label: dayWords(`2026-${String(month).padStart(2, '0')}-01`, 'monthName'),
            }))}
            value={moment ? String(moment.month) : null}
            error={error}
            onChange={(month) => (month ? set({ month: Number(month) }) : rest.onChange(null))}
          />
        )}
        <SelectField
          path={type === 'year' ? path : `${path}-year`}
          label={type === 'year' ? label : t('fields.form.year')}
          required={required}
          options={yearsAround(start.year)}
          value={moment ? String(moment.year) : null}
          error={type === 'year' ? error : undefined}
          onChange={(year) => (year ? set({ year: Number(year) }) : rest.onChange(null))}
        />
      </div>
    )

  const time = (
    <TextInput
      type="time"
      name={type === 'time' ? path : `${path}-time`}
      label={type === 'time' ? label : t('fields.time')}
      required={required}
      value={moment ? formatWall(moment, isoTime) : ''}
      error={type === 'time' ? error : error !== undefined}
      onChange={({ currentTarget: { value: typed } }) => {
        const found = readMoment(typed, isoTime)
        if (!found) return type === 'time' ? rest.onChange(null) : undefined
        if (moment || type === 'time') set({ hour: found.hour, minute: found.minute, second: 0 })
      }}
    />
  )
  if (type === 'time') return time
  const words = day && dayWords(day, 'shortDate')
  const dayInput = (
    <DateField
      name={path}
      label={label}
      required={required}
      value={day}
      words={type === 'week' && day ? t('fields.form.weekOf', { day: words }) : words}
      error={error}
      onChange={setDay}
    />
  )
  if (type !== 'datetime') return dayInput
  return (
    <div className={styles.pair}>
      {dayInput}
      {moment && time}
    </div>
  )
}

const months = Array.from({ length: 12 }, (_, place) => place + 1)

/** From sixty years before to twenty after. */
const yearsAround = (year: number) =>
  Array.from({ length: 81 }, (_, place) => String(year + 20 - place)).map((value) => ({
    value,
    label: value,
  }))
