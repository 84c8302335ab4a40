// A period of days, as lists of records are filtered by it. Pure: the fields of a screen follow the same rule as the server.
import { addDays } from './dates.ts'

/** First and last day, both included. */
export interface Period {
  from: string
  until: string
}

/** The longest period of a list, in days. */
export const longestPeriod = 31

/** Whether the days are in order and not too many. */
export const isPeriod = ({ from, until }: Period): boolean =>
  from <= until && until < addDays(from, longestPeriod)

/** The period that a list asks for: of these days, of one day, or today. */
export function periodOf(
  { from, until, date }: { from?: string | undefined; until?: string | undefined; date?: string | undefined },
  today: string,
): Period {
  const first = from ?? until ?? date ?? today
  return { from: first, until: until ?? (from === undefined ? first : from) }
}

/** The period after another day was chosen for one of its ends. A single day moves; otherwise the other day follows as far as the
 *  rule needs. */
export function withDay({ from, until }: Period, changed: Partial<Period>): Period {
  if (changed.from !== undefined) {
    const last = addDays(changed.from, longestPeriod - 1)
    const isSingle = from === until
    if (isSingle || until < changed.from) return { from: changed.from, until: changed.from }
    return { from: changed.from, until: until < last ? until : last }
  }
  if (changed.until === undefined) return { from, until }
  const first = addDays(changed.until, 1 - longestPeriod)
  if (changed.until < from) return { from: changed.until, until: changed.until }
  return { from: from > first ? from : first, until: changed.until }
}
