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

/** What two entries are compared by. */
export interface PlannedRound extends Omit<PlanRule, 'startsOn'> {
  kind: string
  /** Null means the whole centre. */
  roomCode: string | null
}

/** What two entries would both make tasks for. */
export interface Twin {
  weekdays: number[]
  times: string[]
}

/** The weekdays and times at which both entries make a task of the same kind for the same children; undefined if there
 *  are none. A task for the whole centre is for the children of every room. */
export function twinOf(entry: PlannedRound, other: PlannedRound): Twin | undefined {
  if (entry.kind !== other.kind || !isSameRoom(entry, other) || !isSameSeason(entry, other)) return undefined
  const weekdays = entry.weekdays.filter((weekday) => other.weekdays.includes(weekday)).sort()
  const times = [...new Set(entry.times)].filter((time) => other.times.includes(time)).sort()
  return weekdays.length > 0 && times.length > 0 ? { weekdays, times } : undefined
}

const isSameRoom = (a: PlannedRound, b: PlannedRound) =>
  a.roomCode === null || b.roomCode === null || a.roomCode === b.roomCode

const months = Array.from({ length: 12 }, (_, index) => index + 1)
const isSameSeason = (a: PlannedRound, b: PlannedRound) =>
  months.some((month) => [a, b].every(({ season }) => !season || isInSeason(month, season)))

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
