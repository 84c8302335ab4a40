// Times of day as the device shows its own clock, in 12 or 24 hours. The browser's fields for times do the same.
import { timeAt } from '@daybook/contract/kernel/dates.ts'
import type { Language } from '../i18n/chosen.ts'
import { currentLanguage } from '../i18n/language.ts'
import { formatNamed } from './formats.ts'

let isTwelveHour = false

/** Whether the device's own clock counts to 12. */
export function deviceCountsTo12(): boolean {
  return new Intl.DateTimeFormat(undefined, { hour: 'numeric' }).resolvedOptions().hour12 ?? false
}

/** Sets how all times are shown. Until it is called, they are shown in 24 hours. */
export function showTwelveHours(is: boolean): void {
  isTwelveHour = is
}

const locales: Record<Language, string> = { 'en-US': 'en-NZ', 'zh-CN': 'zh-CN' }

/** 13:05, or 1:05 pm on a device that counts to 12. @param time `HH:mm` */
export function clockWords(time: string, language = currentLanguage()): string {
  if (!isTwelveHour || time === '') return time
  const format = formatNamed('clock', locales[language], { hour: 'numeric', minute: '2-digit', hour12: true })
  // A line must not break between the figures and "pm".
  return format.format(new Date(`2000-01-01T${time}Z`)).replace(/\s/g, '\u00a0')
}

/** The time of an instant at the centre, for people to read. `timeAt` is the same as a value. */
export function clockAt(instant: string | number, timeZone: string): string {
  return clockWords(timeAt(new Date(instant), timeZone))
}
