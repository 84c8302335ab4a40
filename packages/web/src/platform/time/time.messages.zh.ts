import type { WordsOf } from '../i18n/keys.ts'
import type { timeEn } from './time.messages.en.ts'

export const timeZh: WordsOf<typeof timeEn> = {
  justNow: '刚刚',
  minutesAgo: '{{count}}分钟前',
  hoursAgo_other: '{{count}}小时前',
  daysAgo_other: '{{count}}天前',
  weeksAgo_other: '{{count}}周前',
  monthsAgo_other: '{{count}}个月前',
  yearsAgo_other: '{{count}}年前',
  yesterdayAt: '昨天{{time}}',
  minutes: '{{minutes}}分钟',
  hoursMinutes: '{{hours}}小时{{minutes}}分钟',
}
