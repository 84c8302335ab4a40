// The weekdays and months of a plan entry as text.
import type { Translate } from '../../platform/i18n/keys.ts'
import { listed } from '../../platform/i18n/punctuation.ts'
import { monthName, type SayDay, weekdayName } from '../../platform/time/weekday.words.ts'

/** "Every day", "Mon to Fri", "Mon, Wed". @param weekdays in order */
export function weekdaysWords(t: Translate, say: SayDay, weekdays: readonly number[]): string {
  const name = (weekday: number) => weekdayName(say, weekday, 'weekdayShort')
  const [first, last] = [weekdays[0], weekdays.at(-1)]
  if (first === undefined || last === undefined) return ''
  if (weekdays.length === 7) return t('plan.everyDay')
  if (weekdays.length > 2 && last - first === weekdays.length - 1)
    return t('plan.range', { from: name(first), until: name(last) })
  return listed(weekdays.map(name))
}

export function seasonWords(
  t: Translate,
  say: SayDay,
  { from, until }: { from: number; until: number },
): string {
  if (from === until) return monthName(say, from)
  return t('plan.range', { from: monthName(say, from), until: monthName(say, until) })
}
