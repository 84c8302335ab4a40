// Hooks for the centre's time zone and for formatting days and times.
import { dayAt } from '@daybook/contract/kernel/dates.ts'
import { createContext, use } from 'react'
import { isPrinting } from '../../kit/printing.ts'
import { useStore } from '../../kit/store.ts'
import { useLanguage, useT } from '../i18n/language.ts'
import { useSession } from '../session/current.ts'
import { clockAt } from './clock.words.ts'
import { type DayStyle, dayWords, friendlyTime } from './time.words.ts'

/** `dayWords` in the current language, as the centre's country writes it. */
export function useDayWords(): (day: string, style: DayStyle) => string {
  const language = useLanguage()
  const country = useSession().tenantInfo?.countryCode
  return (day, style) => dayWords({ language, country }, day, style)
}

/** The time zone of a device that belongs to a centre without anybody signed in, such as the tablet at the door. */
export const DeviceTimeZone = createContext<string | undefined>(undefined)

/** The centre's IANA time zone. */
export function useTimeZone(): string {
  const ofDevice = use(DeviceTimeZone)
  const { tenantInfo } = useSession()
  return ofDevice ?? tenantInfo?.timeZone ?? 'UTC'
}

/** `friendlyTime` at the centre. */
export function useFriendlyTime(): (instant: string | number, now: number) => string {
  const t = useT()
  const timeZone = useTimeZone()
  const sayDay = useDayWords()
  // “Yesterday” says nothing on paper.
  const isOnPaper = useStore(isPrinting)
  return (instant, now) =>
    isOnPaper
      ? `${sayDay(dayAt(new Date(instant), timeZone), 'shortDate')} ${clockAt(instant, timeZone)}`
      : friendlyTime({ t, sayDay, timeZone }, instant, now)
}
