import { useT } from '../../platform/i18n/language.ts'
import { listed } from '../../platform/i18n/punctuation.ts'
import { useDayWords } from '../../platform/time/centre.time.ts'
import type { DayCount } from './DayMark.tsx'

/** The accessible label of a calendar day: "Wednesday, 11 March, today, 3 of 7 tasks done". */
export function useDayLabel(today: string) {
  const t = useT()
  const dayWords = useDayWords()
  return (day: string, count: DayCount | undefined): string => {
    const words = [dayWords(day, 'long')]
    if (day === today) words.push(t('today.dayToday'))
    if (count?.tasks === 0) words.push(t('today.dayNothing'))
    else if (count && day > today) words.push(t('today.dayPlanned', { count: count.tasks }))
    else if (count) words.push(t('today.dayDone', { done: count.done, tasks: count.tasks }))
    return listed(words)
  }
}
