// Formats instants and days (specification, section 9). Instants are ISO 8601, `now` is in milliseconds, and days are
// `YYYY-MM-DD` in the centre's time zone.
import { addDays, dayAt, timeAt } from '@daybook/contract/kernel/dates.ts'
import type { Translate } from '../i18n/keys.ts'
import type { Language } from '../i18n/language.ts'

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

/** Today 10:42, yesterday "Yesterday 10:42", in the same year 03-11 10:42, otherwise 2025-03-11. */
export function friendlyTime(t: Translate, instant: string, now: number, timeZone: string): string {
  const at = new Date(instant)
  const on = dayAt(at, timeZone)
  const today = dayAt(new Date(now), timeZone)
  const time = timeAt(at, timeZone)
  if (on === today) return time
  if (on === addDays(today, -1)) return t('time.yesterdayAt', { time })
  return on.slice(0, 4) === today.slice(0, 4) ? `${on.slice(5)} ${time}` : on
}

const styles = {
  /** Wednesday, 11 March */
  long: { weekday: 'long', day: 'numeric', month: 'long' },
  /** Wed, 11 Mar */
  short: { weekday: 'short', day: 'numeric', month: 'short' },
  /** 11 Mar */
  dayMonth: { day: 'numeric', month: 'short' },
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

// The English pack is called en-US, but dates are formatted as in New Zealand.
const locales: Record<Language, string> = { 'en-US': 'en-NZ', 'zh-CN': 'zh-CN' }

export function dayWords(language: Language, day: string, style: DayStyle): string {
  const format = new Intl.DateTimeFormat(locales[language], { ...styles[style], timeZone: 'UTC' })
  return format.format(new Date(`${day}T00:00:00Z`))
}
