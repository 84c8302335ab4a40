import type { Translate } from '../../platform/i18n/keys.ts'

/** "1 h 20 min", "2 h", "45 min". */
export function minutesWords(t: Translate, minutes: number): string {
  const hours = Math.floor(minutes / 60)
  const rest = minutes % 60
  if (hours === 0) return t('childPage.minutes', { count: rest })
  return rest === 0
    ? t('childPage.hours', { count: hours })
    : t('childPage.hoursMinutes', { hours, minutes: rest })
}
