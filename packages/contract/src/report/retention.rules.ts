// The retention period of reports, by the rules of the country on the day that a report ended. Pure.
import { addDays } from '../kernel/dates.ts'
import { allRules, figuresOn, type Place } from '../rule/rule.rules.ts'

/** The class of a record in the rules about retention. */
export type Keep = 'seriousIncident' | 'minorIncident' | 'illness' | 'medicine' | 'leave' | 'safety' | 'staff'

interface Ended extends Place {
  /** The day of the last event, `YYYY-MM-DD`. */
  endedOn: string
  birthDate: string | null
}

/** The first day on which the record may be erased: the day after its retention period. `YYYY-MM-DD`. */
export function erasableFrom(keep: Keep, { endedOn, birthDate, ...place }: Ended): string {
  const { months, untilAge } = figuresOn(`keep.${keep}`, { ...place, day: endedOn })
  const days = [monthsAfter(endedOn, months)]
  if (untilAge !== undefined && birthDate !== null) days.push(monthsAfter(birthDate, 12 * untilAge))
  return addDays(days.sort().at(-1) ?? endedOn, 1)
}

/** The shortest retention period of all rules, in months. */
export const fewestMonthsKept = Math.min(
  ...allRules.flatMap(({ subject, figures }) =>
    subject.startsWith('keep.') && 'months' in figures ? [figures.months] : [],
  ),
)

/** A day that the target month does not have becomes the first of the next month, so nothing is erased too early. */
export function monthsAfter(day: string, months: number): string {
  const [year = 0, month = 1, date = 1] = day.split('-').map(Number)
  return new Date(Date.UTC(year, month - 1 + months, date)).toISOString().slice(0, 10)
}
