// Which days a report is about, in a list of all kinds: "14 Apr to 18 Apr".
import type { Translate } from '../../platform/i18n/keys.ts'

interface Wording {
  t: Translate
  /** The centre's day of an instant. */
  dayOf: (instant: string) => string
  sayDay: (day: string) => string
}

export interface Span {
  startsAt: string | null
  endsAt: string | null
}

/** No leave or event is longer; a certificate is, and its days say little in a list. */
const longest = 366 * 86_400_000

/** Undefined without a span, or for a very long one. Its end is the first instant after it. */
export function spanDays({ startsAt, endsAt }: Span, { t, dayOf, sayDay }: Wording): string | undefined {
  if (startsAt === null) return undefined
  if (endsAt !== null && Date.parse(endsAt) - Date.parse(startsAt) > longest) return undefined
  const from = dayOf(startsAt)
  const until = endsAt === null ? from : dayOf(new Date(Date.parse(endsAt) - 1).toISOString())
  return from === until ? sayDay(from) : t('fields.fromUntil', { from: sayDay(from), until: sayDay(until) })
}
