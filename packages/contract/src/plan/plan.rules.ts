// What a plan asks for on a day. Pure; days are `YYYY-MM-DD`, times `HH:mm`, both of the centre.
import { instantOf, weekdayOf } from '../kernel/dates.ts'

export interface PlanRule {
  /** ISO weekdays, Monday 1. */
  weekdays: readonly number[]
  times: readonly string[]
  /** Months, both included; from October until March wraps over the new year. Null: all year. */
  season: { from: number; until: number } | null
  startsOn: string
}

/** The times at which this entry asks for a task on this day, in order and each once. A day of 23 or 25 hours is
 *  one day: a time that is skipped or comes twice makes one task. */
export function tasksOf(entry: PlanRule, day: string): string[] {
  if (day < entry.startsOn || !entry.weekdays.includes(weekdayOf(day))) return []
  if (entry.season && !isInSeason(Number(day.slice(5, 7)), entry.season)) return []
  return [...new Set(entry.times)].sort()
}

/** @param month 1 to 12 */
export function isInSeason(month: number, { from, until }: { from: number; until: number }): boolean {
  return from <= until ? from <= month && month <= until : month >= from || month <= until
}

/** Whether a task of this time is still to be made after the entry changed at `changedAt`: nobody is told at two
 *  o'clock that they missed what was only then planned for ten. */
export function isStillAhead(day: string, time: string, timeZone: string, changedAt: string): boolean {
  return instantOf(day, time, timeZone).getTime() >= Date.parse(changedAt)
}
