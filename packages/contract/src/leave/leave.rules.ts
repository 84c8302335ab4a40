// Leave in days and half days. Pure: the form shows the same length that the server stores.
import { addDays, instantOf } from '../kernel/dates.ts'
import type { DateRange } from '../kernel/fields.ts'
import type { ReportState } from '../report/report.rules.ts'

/** The longest leave in one request, in days: a year of parental leave. */
export const longestLeave = 366

/** From when until when somebody is away, ISO 8601. Half a day begins or ends at noon of the centre. */
export function spanOf({ from, until, startsAtNoon, endsAtNoon }: DateRange, timeZone: string) {
  const start = instantOf(from, startsAtNoon ? '12:00' : '00:00', timeZone)
  const end = endsAtNoon
    ? instantOf(until, '12:00', timeZone)
    : instantOf(addDays(until, 1), '00:00', timeZone)
  return { startsAt: start.toISOString(), endsAt: end.toISOString() }
}

/** Whether somebody is away, or will be if it is approved: leave in these states counts. */
export const isTaken = (state: ReportState): boolean => state === 'submitted' || state === 'confirmed'

/** On which weekdays a person works from a day on, Monday 1. */
export interface WorkingWeek {
  from: string
  weekdays: readonly number[]
}

/** On which weekdays a person works in the week of a day; undefined while nobody has said.
 *  @param weeks the newest first */
export const weekdaysOn = (weeks: readonly WorkingWeek[], day: string): readonly number[] | undefined =>
  weeks.find(({ from }) => from <= day)?.weekdays

/** A day of work, or half of one. */
export interface WorkedDay {
  day: string
  days: 0.5 | 1
}

/** Its days of work: without those on which the person would not work, such as public holidays. */
export function workedDays(dates: DateRange, isFree: (day: string) => boolean): WorkedDay[] {
  const { from, until, startsAtNoon, endsAtNoon } = dates
  return daysOf(dates)
    .filter((day) => !isFree(day))
    .map((day) => {
      const isHalf = (day === from && startsAtNoon) || (day === until && endsAtNoon)
      return { day, days: isHalf ? 0.5 : 1 }
    })
}

export const sumOf = (all: readonly { days: number }[]): number =>
  all.reduce((sum, { days }) => sum + days, 0)

/** How many days of work, in halves. */
export const workingDays = (dates: DateRange, isFree: (day: string) => boolean): number =>
  sumOf(workedDays(dates, isFree))

/** Every day that it touches, the first one first. */
export const daysOf = ({ from, until }: Pick<DateRange, 'from' | 'until'>): string[] =>
  Array.from({ length: (Date.parse(until) - Date.parse(from)) / 86_400_000 + 1 }, (_, more) =>
    addDays(from, more),
  )

/** Calendar days, weekends included; half days count 0.5. */
export function lengthOf({ from, until, startsAtNoon, endsAtNoon }: DateRange): number {
  const whole = (Date.parse(until) - Date.parse(from)) / 86_400_000 + 1
  return whole - (startsAtNoon ? 0.5 : 0) - (endsAtNoon ? 0.5 : 0)
}
