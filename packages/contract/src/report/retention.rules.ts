// How long reports are kept, by the rules of the country in force when they ended. Pure.
import { addDays } from '../kernel/dates.ts'
import { allRules, figuresOn, type Place } from '../rule/rule.rules.ts'

/** What a record is to those who ask for it. */
export type Keep = 'seriousIncident' | 'minorIncident' | 'illness' | 'medicine' | 'leave' | 'safety' | 'staff'

interface Ended extends Place {
  /** The day on which nothing more happened to it, `YYYY-MM-DD`. */
  endedOn: string
  birthDate: string | null
}

/** The first day on which it may be erased: the day after the last one on which it has to be there. */
export function erasableFrom(keep: Keep, { endedOn, birthDate, ...place }: Ended): string {
  const { months, untilAge } = figuresOn(`keep.${keep}`, { ...place, day: endedOn })
  const days = [monthsAfter(endedOn, months)]
  if (untilAge !== undefined && birthDate !== null) days.push(monthsAfter(birthDate, 12 * untilAge))
  return addDays(days.sort().at(-1) ?? endedOn, 1)
}

/** No record is kept for fewer months. */
export const fewestMonthsKept = Math.min(
  ...allRules.flatMap(({ subject, figures }) =>
    subject.startsWith('keep.') && 'months' in figures ? [figures.months] : [],
  ),
)

/** A day that the month does not have becomes the first of the next: never sooner. */
function monthsAfter(day: string, months: number): string {
  const [year = 0, month = 1, date = 1] = day.split('-').map(Number)
  return new Date(Date.UTC(year, month - 1 + months, date)).toISOString().slice(0, 10)
}
