// Hooks for the centre's time zone and for formatting days.
import { useLanguage } from '../i18n/language.ts'
import { useSession } from '../session/current.ts'
import { type DayStyle, dayWords } from './time.words.ts'

/** `dayWords` in the current language. */
export function useDayWords(): (day: string, style: DayStyle) => string {
  const language = useLanguage()
  return (day, style) => dayWords(language, day, style)
}

/** The centre's IANA time zone. */
export function useTimeZone(): string {
  return useSession().tenantInfo?.timeZone ?? 'UTC'
}
