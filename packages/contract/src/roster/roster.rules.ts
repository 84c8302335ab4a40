// Rules of a week schedule: which shifts contradict each other, and what changed for a person. Pure.
import { addDays, weekdayOf } from '../kernel/dates.ts'
import type { FieldError } from '../kernel/fieldErrors.ts'
import type { Problems } from '../kernel/fields.check.ts'

/** Monday to Sunday, as the specification writes them. */
export const weekdayCodes = ['Mo', 'Tu', 'We', 'Th', 'Fr', 'Sa', 'Su'] as const
export type WeekdayCode = (typeof weekdayCodes)[number]

/** When somebody works on one day of the week. */
export interface Shift {
  personId: string
  day: WeekdayCode
  from: string
  until: string
  breakFrom: string | null
  breakMinutes: number | null
  /** Without a room, the person does not work with the children: office, kitchen, non-contact time. */
  roomId: string | null
}

export type Roster = {
  /** The Monday of the week. */
  weekOn: string
  shifts: Shift[]
}

/** Minutes since midnight. `24:00` is the end of the day. */
export function minutesOf(time: string): number {
  const [hours = 0, minutes = 0] = time.split(':').map(Number)
  return hours * 60 + minutes
}

export const timeOf = (minutes: number): string =>
  [Math.floor(minutes / 60), minutes % 60].map((part) => String(part).padStart(2, '0')).join(':')

export const mondayOf = (day: string): string => addDays(day, 1 - weekdayOf(day))
export const dayOfWeek = (weekOn: string, code: WeekdayCode): string =>
  addDays(weekOn, weekdayCodes.indexOf(code))
/** The code of a day. */
export const codeOf = (day: string): WeekdayCode => weekdayCodes[weekdayOf(day) - 1] as WeekdayCode

/** A part of a day. */
export interface Stretch {
  from: string
  until: string
}

export const overlap = (one: Stretch, other: Stretch): boolean =>
  minutesOf(one.from) < minutesOf(other.until) && minutesOf(other.from) < minutesOf(one.until)

/** The break of a shift; null without one. */
export function breakOf({ breakFrom, breakMinutes }: Shift): Stretch | null {
  if (breakFrom === null || breakMinutes === null) return null
  return { from: breakFrom, until: timeOf(minutesOf(breakFrom) + breakMinutes) }
}

/** Field → what is wrong with one shift by itself. */
export function shiftProblems(shift: Shift): Partial<Record<keyof Shift, FieldError>> {
  if (minutesOf(shift.until) <= minutesOf(shift.from)) return { until: 'ENDS_BEFORE_START' }
  if (shift.breakFrom !== null && shift.breakMinutes === null) return { breakMinutes: 'REQUIRED' }
  if (shift.breakFrom === null && shift.breakMinutes !== null) return { breakFrom: 'REQUIRED' }
  const pause = breakOf(shift)
  const isOutside =
    pause !== null &&
    (minutesOf(pause.from) < minutesOf(shift.from) || minutesOf(pause.until) > minutesOf(shift.until))
  return isOutside ? { breakFrom: 'OUTSIDE_SHIFT' } : {}
}

/** Whether one person cannot work both. */
export const collide = (one: Shift, other: Shift): boolean =>
  one.personId === other.personId && one.day === other.day && overlap(one, other)

/** Path of a field → what is wrong with the week beyond its fields. */
export function rosterProblems({ weekOn, shifts }: Roster): Problems {
  const found: Record<string, FieldError> = {}
  if (weekdayOf(weekOn) !== 1) found.weekOn = 'NOT_A_MONDAY'
  for (const [place, shift] of shifts.entries()) {
    for (const [name, problem] of Object.entries(shiftProblems(shift)))
      found[`shifts.${place}.${name}`] = problem
    if (shifts.slice(0, place).some((earlier) => collide(earlier, shift)))
      found[`shifts.${place}.from`] = 'OVERLAPS'
  }
  return found
}

/** When somebody is away on one day, `00:00` to `24:00` for all of it. */
export interface Away extends Stretch {
  personId: string
  day: WeekdayCode
}

export const fallsInLeave = (shift: Shift, away: readonly Away[]): boolean =>
  away.some((leave) => leave.personId === shift.personId && leave.day === shift.day && overlap(leave, shift))

/** One person's shifts from Monday on, each day's earliest first. */
export const weekOf = (shifts: readonly Shift[], personId: string): Shift[] =>
  shifts
    .filter((shift) => shift.personId === personId)
    .toSorted(
      (a, b) =>
        weekdayCodes.indexOf(a.day) - weekdayCodes.indexOf(b.day) || minutesOf(a.from) - minutesOf(b.from),
    )

const same = (one: Shift, other: Shift) =>
  one.day === other.day &&
  one.from === other.from &&
  one.until === other.until &&
  one.roomId === other.roomId &&
  one.breakFrom === other.breakFrom &&
  one.breakMinutes === other.breakMinutes

/** The shifts of `now` that are not in `before`. */
export const newIn = (now: readonly Shift[], before: readonly Shift[]): Shift[] =>
  now.filter((shift) => !before.some((earlier) => same(earlier, shift)))

/** Whether a person works differently in the second week than in the first. */
export function changesFor(before: Roster, after: Roster, personId: string): boolean {
  const [then, now] = [weekOf(before.shifts, personId), weekOf(after.shifts, personId)]
  return before.weekOn !== after.weekOn || newIn(now, then).length > 0 || newIn(then, now).length > 0
}
