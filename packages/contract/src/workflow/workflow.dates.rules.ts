// Days and times in a form, written in the family's formats: `yyyy-MM-dd HH:mm:ss`. Pure.
import { type DateType, dateTypes, type FormColumn, type RangeType, rangeTypes } from './workflow.form.ts'

const formats: Record<DateType, string> = {
  date: 'yyyy-MM-dd',
  datetime: 'yyyy-MM-dd HH:mm:ss',
  time: 'HH:mm:ss',
  /** A day of the week that is meant. */
  week: 'yyyy-MM-dd',
  month: 'yyyy-MM',
  year: 'yyyy',
}
const single: Record<RangeType, DateType> = {
  daterange: 'date',
  datetimerange: 'datetime',
  timerange: 'time',
  monthrange: 'month',
}

export const isDateType = (type: string): type is DateType => (dateTypes as readonly string[]).includes(type)
export const isRangeType = (type: string): type is RangeType =>
  (rangeTypes as readonly string[]).includes(type)

/** How one of its values is written. */
export function valueFormatOf({ type, valueFormat }: Pick<FormColumn, 'type' | 'valueFormat'>): string {
  if (valueFormat) return valueFormat
  if (isRangeType(type)) return formats[single[type]]
  return formats[isDateType(type) ? type : 'date']
}

const parts = /yyyy|YYYY|MM|dd|DD|HH|hh|mm|ss/g

export interface Moment {
  year: number
  month: number
  day: number
  hour: number
  minute: number
  second: number
}
const named: Record<string, keyof Moment> = {
  yyyy: 'year',
  YYYY: 'year',
  MM: 'month',
  dd: 'day',
  DD: 'day',
  HH: 'hour',
  hh: 'hour',
  mm: 'minute',
  ss: 'second',
}

/** Whether it has a part that can be read, and each part once. */
export function isFormat(format: string): boolean {
  const found = (format.match(parts) ?? []).map((part) => named[part])
  return found.length > 0 && new Set(found).size === found.length
}

/** Undefined unless the text is written in this format and is a time that exists. */
export function readMoment(text: string, format: string): Moment | undefined {
  const found = patternOf(format).exec(text)
  if (!found) return undefined
  const moment: Moment = { year: 2000, month: 1, day: 1, hour: 0, minute: 0, second: 0 }
  for (const [place, part] of (format.match(parts) ?? []).entries())
    moment[named[part] as keyof Moment] = Number(found[place + 1])
  return isReal(moment) ? moment : undefined
}

function patternOf(format: string): RegExp {
  const escaped = format.replace(/[^\w\s]/g, '\\$&')
  return new RegExp(`^${escaped.replace(parts, (part) => `(\\d{${part.length}})`)}$`)
}

function isReal({ year, month, day, hour, minute, second }: Moment): boolean {
  if (year < 1900 || year > 2199 || month < 1 || month > 12 || day < 1) return false
  if (hour > 23 || minute > 59 || second > 59) return false
  return day <= new Date(Date.UTC(year, month, 0)).getUTCDate()
}

/** Writes a time in a format, the counterpart of `readMoment`. */
export const writeMoment = (moment: Moment, format: string): string =>
  format.replace(parts, (part) => String(moment[named[part] as keyof Moment]).padStart(part.length, '0'))

/** Milliseconds, to compare two times of one column. */
export const orderOf = ({ year, month, day, hour, minute, second }: Moment): number =>
  Date.UTC(year, month - 1, day, hour, minute, second)
