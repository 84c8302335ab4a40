// The week that a manager is planning, and what they do to it.
import { coverageOf, isShort, shortKindsOf } from '@daybook/contract/roster/coverage.rules.ts'
import {
  collide,
  fallsInLeave,
  type Shift,
  type WeekdayCode,
  weekdayCodes,
} from '@daybook/contract/roster/roster.rules.ts'
import type { WeekPlan } from './roster.data.ts'

export const ofCell = (shifts: readonly Shift[], personId: string, day: WeekdayCode): Shift[] =>
  shifts.filter((shift) => shift.personId === personId && shift.day === day)

/** A full day in the person's own room. */
export const usualShift = (personId: string, day: WeekdayCode, roomId: string | null): Shift => ({
  personId,
  day,
  from: '08:00',
  until: '16:30',
  breakFrom: '12:00',
  breakMinutes: 30,
  roomId,
})

/** Puts a shift in place of another, and on further days in place of whatever stands there at that time. */
export function withShift(
  shifts: readonly Shift[],
  { replaces, shift, alsoOn }: { replaces: Shift | undefined; shift: Shift; alsoOn: readonly WeekdayCode[] },
): Shift[] {
  const further = alsoOn.map((day) => ({ ...shift, day }))
  const kept = shifts.filter((one) => one !== replaces && !further.some((added) => collide(one, added)))
  return [...kept, shift, ...further]
}

/** What cannot be published: a shift during confirmed leave, or at the same time as another. */
export function wrongIn(shifts: readonly Shift[], leave: WeekPlan['leave']): Set<Shift> {
  const confirmed = leave.filter(({ isConfirmed }) => isConfirmed)
  const isTwice = (shift: Shift) => shifts.some((other) => other !== shift && collide(other, shift))
  return new Set(shifts.filter((shift) => fallsInLeave(shift, confirmed) || isTwice(shift)))
}

/** What falls short in a week: days with too few adults, and days with too few who hold a certificate, by its kind. */
export function shortIn(weekOn: string, plan: WeekPlan, shifts: readonly Shift[]) {
  const days = weekdayCodes.map((day) => ({ day, coverage: coverageOf({ ...plan, weekOn, shifts }, day) }))
  const short = days.filter(({ coverage }) => coverage.some(({ whole }) => isShort(whole)))
  const kinds = [...new Set(days.flatMap(({ coverage }) => shortKindsOf(coverage)))]
  return {
    days: short.map(({ day }) => day),
    certificates: kinds.map((kind) => ({
      kind,
      days: days.filter(({ coverage }) => shortKindsOf(coverage).includes(kind)).map(({ day }) => day),
    })),
  }
}

/** Shifts of those who still work here. The others have no row, so nobody could see or move theirs. */
export const ofStaff = (shifts: readonly Shift[], { people }: Pick<WeekPlan, 'people'>): Shift[] =>
  shifts.filter(({ personId }) => people.some(({ id }) => id === personId))

/** Shifts of another week or of a template, of those who still work here and are not on leave, in rooms that are still
 *  there; and how many are left out for leave. */
export function fitting(
  shifts: readonly Shift[],
  { people, rooms, leave }: Pick<WeekPlan, 'people' | 'rooms' | 'leave'>,
): { shifts: Shift[]; skipped: number } {
  const known = ofStaff(shifts, { people }).map((shift) =>
    rooms.some(({ id }) => id === shift.roomId) ? shift : { ...shift, roomId: null },
  )
  const confirmed = leave.filter(({ isConfirmed }) => isConfirmed)
  const free = known.filter((shift) => !fallsInLeave(shift, confirmed))
  return { shifts: free, skipped: known.length - free.length }
}
