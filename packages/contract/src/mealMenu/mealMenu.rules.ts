// Which week of a rotating menu a day has, and what is on it. Pure.
import { addDays, weekdayOf } from '../kernel/dates.ts'

export const mostWeeks = 8
/** The most dishes of one meal. */
export const mostDishes = 8
/** The longest period that is searched for an ingredient, in days. New Zealand asks for records of three months. */
export const longestRecall = 92

interface Rotation {
  startsOn: string
  weeks: number
  endsOn: string | null
}

/** The Monday of a day's week. */
export const mondayOf = (day: string): string => addDays(day, 1 - weekdayOf(day))

const daysBetween = (from: string, until: string) =>
  Math.round((Date.parse(until) - Date.parse(from)) / 86_400_000)

/** The week of the rotation that a day has, from 1. Only for a day of the menu. */
export const weekOn = ({ startsOn, weeks }: Rotation, day: string): number =>
  (Math.floor(daysBetween(startsOn, day) / 7) % weeks) + 1

interface Shown extends Rotation {
  /** The day that it was published, or its first if that is later. */
  shownFrom: string
}

/** The menu of a day: of those that have it, the one that started last. */
export function menuOn<M extends Shown>(menus: readonly M[], day: string): M | undefined {
  const had = menus.filter(({ shownFrom, endsOn }) => shownFrom <= day && (endsOn === null || day <= endsOn))
  return had.reduce<M | undefined>(
    (last, one) => (last && last.startsOn >= one.startsOn ? last : one),
    undefined,
  )
}

interface Planned {
  week: number
  weekday: number
  /** The first day that it is on the menu, and the first that it is not any more. Null for always. */
  since: string | null
  until: string | null
}

/** What a rotation has on a day. A change of a published menu counts from a day on, so that the past stays as it was. */
export function plannedOn<P extends Planned>(rows: readonly P[], menu: Rotation, day: string): P[] {
  const [week, weekday] = [weekOn(menu, day), weekdayOf(day)]
  return rows.filter(
    (row) =>
      row.week === week &&
      row.weekday === weekday &&
      (row.since === null || row.since <= day) &&
      (row.until === null || day < row.until),
  )
}

/** Whether a period can be searched. */
export const isSearchable = ({ from, until }: { from: string; until: string }): boolean =>
  from <= until && daysBetween(from, until) < longestRecall
