// The days of a report in a list of all kinds: "14 Apr to 18 Apr".
import type { Translate } from '../../platform/i18n/keys.ts'

interface Wording {
  t: Translate
  /** The day of an instant in the centre's time zone. */
  dayOf: (instant: string) => string
  sayDay: (day: string) => string
}

export interface Span {
  startsAt: string | null
  endsAt: string | null
}

/** In milliseconds. Only certificates last longer, and their dates are not useful in a list. */
const longest = 366 * 86_400_000

/** The first and last day as text; undefined without a span or when it is longer than a year. `endsAt` is exclusive. */
export function spanDays({ startsAt, endsAt }: Span, { t, dayOf, sayDay }: Wording): string | undefined {
  if (startsAt === null) return undefined
  if (endsAt !== null && Date.parse(endsAt) - Date.parse(startsAt) > longest) return undefined
  const from = dayOf(startsAt)
  const until = endsAt === null ? from : dayOf(new Date(Date.parse(endsAt) - 1).toISOString())
  return from === until ? sayDay(from) : t('fields.fromUntil', { from: sayDay(from), until: sayDay(until) })
}
