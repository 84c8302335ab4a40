// Which tasks a plan creates on a day. Pure. Days are `YYYY-MM-DD` and times `HH:mm`, both local to the centre.
import { instantOf, weekdayOf } from '../kernel/dates.ts'

export interface PlanRule {
  /** ISO weekdays, Monday 1. */
  weekdays: readonly number[]
  times: readonly string[]
  /** First and last month, inclusive. October to March continues over the new year. Null means all year. */
  season: { from: number; until: number } | null
  startsOn: string
}

/** The times at which this entry has tasks on a day, in order and without duplicates. A local time that is skipped or
 *  occurs twice on a clock-change day makes one task. */
export function tasksOf(entry: PlanRule, day: string): string[] {
  if (day < entry.startsOn || !entry.weekdays.includes(weekdayOf(day))) return []
  if (entry.season && !isInSeason(Number(day.slice(5, 7)), entry.season)) return []
  return [...new Set(entry.times)].sort()
}

/** @param month 1 to 12 */
export function isInSeason(month: number, { from, until }: { from: number; until: number }): boolean {
  return from <= until ? from <= month && month <= until : month >= from || month <= until
}

/** Whether a task at this time is still to be created after the entry changed at `changedAt`. A task planned at 14:00
 *  for 10:00 the same day would be overdue at once. */
export function isStillAhead(day: string, time: string, timeZone: string, changedAt: string): boolean {
  return instantOf(day, time, timeZone).getTime() >= Date.parse(changedAt)
}
