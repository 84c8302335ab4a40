import type { Translate } from '../i18n/keys.ts'

/** "35 min", "1 h 5 min". @param length milliseconds */
export function lengthWords(t: Translate, length: number): string {
  const minutes = Math.max(0, Math.floor(length / 60_000))
  const hours = Math.floor(minutes / 60)
  return hours === 0
    ? t('time.minutes', { minutes })
    : t('time.hoursMinutes', { hours, minutes: minutes % 60 })
}
