// What a day and the sum of some days are called.
import {
  childTotals,
  isUnexplained,
  type OfChild,
  type OfWork,
  workTotals,
} from '@daybook/contract/hours/hours.rules.ts'
import type { Translate } from '../../platform/i18n/keys.ts'
import { lengthWords } from '../../platform/time/length.words.ts'

export const minutesWords = (t: Translate, minutes: number) => lengthWords(t, minutes * 60_000)

const joined = (parts: readonly (string | false)[]) => parts.filter(Boolean).join(' · ')

export function childTotalWords(t: Translate, days: readonly OfChild[], today: string): string {
  const { daysBooked, daysHere, daysAway, daysUnexplained, daysOpen } = childTotals(days, today)
  return joined([
    t('hours.daysBooked', { count: daysBooked }),
    t('hours.daysHere', { count: daysHere }),
    daysAway > 0 && t('hours.daysAway', { count: daysAway }),
    daysUnexplained > 0 && t('hours.daysUnexplained', { count: daysUnexplained }),
    daysOpen > 0 && t('hours.daysOpen', { count: daysOpen }),
  ])
}

/** What happened on a day besides its length. */
export function childDayWords(t: Translate, day: OfChild, today: string): string {
  const { booked, here, isOpen, away } = day
  return joined([
    booked === null ? t('hours.notBooked') : t('hours.booked', { length: minutesWords(t, booked) }),
    isOpen && t(day.day < today ? 'hours.open' : 'hours.hereNow'),
    away !== null && t(`attendance.${away}`),
    isUnexplained(day, today) && t('hours.unexplained'),
    booked !== null && here === 0 && !isOpen && away === null && day.day >= today && t('hours.expected'),
  ])
}

const pauseWords = (t: Translate, { onBreak, nonContact }: { onBreak: number; nonContact: number }) => [
  onBreak > 0 && t('hours.breaks', { length: minutesWords(t, onBreak) }),
  nonContact > 0 && t('hours.nonContactTime', { length: minutesWords(t, nonContact) }),
]

export function workTotalWords(t: Translate, days: readonly OfWork[], today: string): string {
  const totals = workTotals(days, today)
  return joined([
    t('hours.days', { count: totals.days }),
    ...pauseWords(t, totals),
    totals.daysOpen > 0 && t('hours.daysOpen', { count: totals.daysOpen }),
  ])
}

export const workDayWords = (t: Translate, day: OfWork, today: string): string =>
  joined([...pauseWords(t, day), day.isOpen && t(day.day < today ? 'hours.openWork' : 'hours.atWorkNow')])
