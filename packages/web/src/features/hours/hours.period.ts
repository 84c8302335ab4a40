// The periods for which people ask hours: a week for wages, a month for funding.
import { addDays, weekdayOf } from '@daybook/contract/kernel/dates.ts'
import { type Period, periodOf } from '@daybook/contract/kernel/period.rules.ts'

export const usualPeriods = ['thisWeek', 'lastWeek', 'thisMonth', 'lastMonth'] as const
export type UsualPeriod = (typeof usualPeriods)[number]

const weekOf = (day: string): Period => {
  const from = addDays(day, 1 - weekdayOf(day))
  return { from, until: addDays(from, 6) }
}

const firstOfMonth = (day: string) => `${day.slice(0, 7)}-01`
const monthOf = (day: string): Period => {
  const from = firstOfMonth(day)
  return { from, until: addDays(firstOfMonth(addDays(from, 31)), -1) }
}

/** The period as it is on this day. One that goes on ends today. */
export function usualPeriod(name: UsualPeriod, today: string): Period {
  switch (name) {
    case 'thisWeek':
      return { ...weekOf(today), until: today }
    case 'lastWeek':
      return weekOf(addDays(today, -7))
    case 'thisMonth':
      return { ...monthOf(today), until: today }
    case 'lastMonth':
      return monthOf(addDays(firstOfMonth(today), -1))
  }
}

/** Which of them the period is; none when it is another one. */
export const nameOfPeriod = (period: Period, today: string): UsualPeriod | undefined =>
  usualPeriods.find((name) => {
    const { from, until } = usualPeriod(name, today)
    return from === period.from && until === period.until
  })

/** The period in the address; without one, this month. */
export const chosenPeriod = (search: { from?: string; until?: string }, today: string): Period =>
  search.from === undefined && search.until === undefined
    ? usualPeriod('thisMonth', today)
    : periodOf(search, today)
