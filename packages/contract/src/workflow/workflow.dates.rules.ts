// Days and times in a form, written in the family's formats: `yyyy-MM-dd HH:mm:ss`. Pure.
import { parseWall, partsOf, type Wall } from '../kernel/formats.ts'
import {
  type DateType,
  dateTypes,
  type FormColumn,
  type RangeType,
  rangeTypes,
} from './workflow.columns.rules.ts'

const formats: Record<DateType, string> = {
  date: 'yyyy-MM-dd',
  datetime: 'yyyy-MM-dd HH:mm:ss',
  time: 'HH:mm:ss',
  /** A day of the week that is meant. */
  week: 'yyyy-MM-dd',
  month: 'yyyy-MM',
  year: 'yyyy',
}
/** What each end of a range is. */
export const endOf: Record<RangeType, DateType> = {
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
  if (isRangeType(type)) return formats[endOf[type]]
  return formats[isDateType(type) ? type : 'date']
}

/** Whether it has a part that can be read, and each part once. */
export function isFormat(format: string): boolean {
  const found = partsOf(format)
  return found.length > 0 && new Set(found).size === found.length
}

/** Undefined unless the text is written in this format and is a time that exists. */
export function readMoment(text: string, format: string): Wall | undefined {
  const moment = parseWall(text, format)
  return moment && moment.year >= 1900 && moment.year <= 2199 ? moment : undefined
}

/** Milliseconds, to compare two times of one column. */
export const orderOf = ({ year, month, day, hour, minute, second }: Wall): number =>
  Date.UTC(year, month - 1, day, hour, minute, second)
