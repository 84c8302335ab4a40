// Formats instants and days (specification, section 9). Instants are ISO 8601, `now` is in milliseconds, and days are
// `YYYY-MM-DD` in the centre's time zone.
import { addDays, dayAt } from '@daybook/contract/kernel/dates.ts'
import type { Language } from '../i18n/chosen.ts'
import type { Translate } from '../i18n/keys.ts'
import { clockAt } from './clock.words.ts'
import { formatNamed } from './formats.ts'

const minute = 60_000
const hour = 60 * minute
const day = 24 * hour

/** Just now, 25 min ago, 3 days ago. A future instant is "just now". */
export function relativeTime(t: Translate, instant: string, now: number): string {
  const ago = Math.max(0, now - Date.parse(instant))
  const days = Math.floor(ago / day)
  if (ago < minute) return t('time.justNow')
  if (ago < hour) return t('time.minutesAgo', { count: Math.floor(ago / minute) })
  if (ago < day) return t('time.hoursAgo', { count: Math.floor(ago / hour) })
  if (days < 7) return t('time.daysAgo', { count: days })
  if (days < 35) return t('time.weeksAgo', { count: Math.floor(days / 7) })
  if (days < 365) return t('time.monthsAgo', { count: Math.min(11, Math.floor(days / 30)) })
  return t('time.yearsAgo', { count: Math.floor(days / 365) })
}

interface Sayings {
  t: Translate
  sayDay: (day: string, style: DayStyle) => string
  timeZone: string
}

/** Today 10:42, yesterday "Yesterday 10:42", in the same year "11 Mar 10:42", otherwise "11 Mar 2025". */
export function friendlyTime(
  { t, sayDay, timeZone }: Sayings,
  instant: string | number,
  now: number,
): string {
  const on = dayAt(new Date(instant), timeZone)
  const today = dayAt(new Date(now), timeZone)
  const time = clockAt(instant, timeZone)
  if (on === today) return time
  if (on === addDays(today, -1)) return t('time.yesterdayAt', { time })
  return on.slice(0, 4) === today.slice(0, 4) ? `${sayDay(on, 'dayMonth')} ${time}` : sayDay(on, 'shortDate')
}

/** How a day is said where most are near: of another year with its year. */
export const nearStyle = (day: string, today: string): DayStyle =>
  day.slice(0, 4) === today.slice(0, 4) ? 'short' : 'shortDate'

const styles = {
  /** Wednesday, 11 March */
  long: { weekday: 'long', day: 'numeric', month: 'long' },
  /** Wed, 11 Mar */
  short: { weekday: 'short', day: 'numeric', month: 'short' },
  /** 11 Mar */
  dayMonth: { day: 'numeric', month: 'short' },
  /** 11 Mar 2026 */
  shortDate: { day: 'numeric', month: 'short', year: 'numeric' },
  /** 11 March 2026 */
  date: { day: 'numeric', month: 'long', year: 'numeric' },
  /** March 2026 */
  month: { month: 'long', year: 'numeric' },
  /** March */
  monthName: { month: 'long' },
  /** Wednesday */
  weekday: { weekday: 'long' },
  /** Wed */
  weekdayShort: { weekday: 'short' },
} as const satisfies Record<string, Intl.DateTimeFormatOptions>
export type DayStyle = keyof typeof styles

/** How people write dates: in their language, and in English as their country does. */
export interface DateCustom {
  language: Language
  /** ISO 3166, NZ when left out */
  country?: string | undefined
}

const localeOf = ({ language, country = 'NZ' }: DateCustom) =>
  language === 'en-US' ? `en-${country}` : language

export function dayWords(custom: DateCustom, day: string, style: DayStyle): string {
  const format = formatNamed(style, localeOf(custom), styles[style])
  return format.format(new Date(`${day}T00:00:00Z`))
}
