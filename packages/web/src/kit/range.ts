// Changes of a range of days while it is typed. Pure.
import type { DateRange } from '@daybook/contract/kernel/fields.ts'

export const emptyRange: DateRange = { from: '', until: '', startsAtNoon: false, endsAtNoon: false }

/** The last day follows the first one until it is chosen, and is never before it. */
export function withFrom(range: DateRange, from: string): DateRange {
  const until = range.until === '' || range.until === range.from || range.until < from ? from : range.until
  return withoutNothing({ ...range, from, until })
}

/** A single day is either its morning, its afternoon or whole. */
export function withNoon(range: DateRange, noon: 'startsAtNoon' | 'endsAtNoon', is: boolean): DateRange {
  const isOneDay = range.from === range.until
  const other = noon === 'startsAtNoon' ? 'endsAtNoon' : 'startsAtNoon'
  return { ...range, [noon]: is, ...(is && isOneDay && { [other]: false }) }
}

export const withUntil = (range: DateRange, until: string) => withoutNothing({ ...range, until })

/** From noon until noon of the same day would be no time at all. */
const withoutNothing = (range: DateRange): DateRange =>
  range.from === range.until && range.startsAtNoon ? { ...range, endsAtNoon: false } : range
