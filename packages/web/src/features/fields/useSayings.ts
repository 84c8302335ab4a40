import { dayAt } from '@daybook/contract/kernel/dates.ts'
import { useMoney } from '../../platform/currency.ts'
import { useT } from '../../platform/i18n/language.ts'
import { useDayWords, useTimeZone } from '../../platform/time/centre.time.ts'
import { clockAt } from '../../platform/time/clock.words.ts'
import { weekdayName } from '../../platform/time/weekday.words.ts'
import type { Sayings } from './fields.words.ts'

/** Words of values in the reader's language and the centre's time zone. */
export function useSayings(
  pack: string,
  names: Sayings['names'],
  files?: Sayings['files'],
  words?: Sayings['words'],
): Sayings {
  const t = useT()
  const timeZone = useTimeZone()
  const dayWords = useDayWords()
  const sayMoney = useMoney()
  const sayDay: Sayings['sayDay'] = (day, of) => {
    if (of === 'year') return day.slice(0, 4)
    if (of === 'month') return dayWords(day, 'month')
    const said = dayWords(day, 'shortDate')
    return of === 'week' ? t('fields.weekOf', { day: said }) : said
  }
  return {
    pack,
    t,
    names,
    ...(files && { files }),
    ...(words && { words }),
    sayDay,
    sayWeekday: (weekday) => weekdayName(dayWords, weekday, 'weekdayShort'),
    sayMoney,
    sayInstant: (instant) => `${sayDay(dayAt(new Date(instant), timeZone))} ${clockAt(instant, timeZone)}`,
  }
}
