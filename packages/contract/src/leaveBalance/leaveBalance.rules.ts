// How much leave of one kind a person has on a day. Pure.
import type { FieldError } from '../kernel/fieldErrors.ts'
import type { ValuesOf } from '../kernel/fields.ts'
import { sumOf, type WorkedDay } from '../leave/leave.rules.ts'
import type { leaveEntryFields } from './leaveBalance.fields.ts'

/** One kind of leave of one person. */
export interface LeaveAccount {
  /** Days granted or corrected, each from a day on. */
  entries: readonly { days: number; from: string }[]
  /** Days of work of leave that is approved, whether past or to come. */
  taken: readonly WorkedDay[]
}

export interface LeaveStanding {
  granted: number
  taken: number
  remains: number
}

/** What was granted and taken by the end of this day. Days before the first entry are not counted: that entry says what
 *  was left then. */
export function standingOn({ entries, taken }: LeaveAccount, day: string): LeaveStanding {
  const first = entries.map(({ from }) => from).toSorted()[0] ?? day
  const granted = sumOf(entries.filter(({ from }) => from <= day))
  const used = sumOf(taken.filter((one) => one.day >= first && one.day <= day))
  return { granted, taken: used, remains: granted - used }
}

/** The least that remains on this day or later, with the leave that is approved for then. */
export function lowestFrom(account: LeaveAccount, day: string): number {
  const later = account.taken.map((one) => one.day).filter((one) => one > day)
  return Math.min(...[day, ...later].map((one) => standingOn(account, one).remains))
}

/** What is wrong with an entry besides its fields. */
export function entryProblems({
  type,
  days,
}: ValuesOf<typeof leaveEntryFields>): Partial<Record<'days', FieldError>> {
  const isHalf = Number.isInteger(days * 2)
  return {
    ...((days === 0 || !isHalf || (type === 'granted' && days < 0)) && { days: 'INVALID_FORMAT' as const }),
  }
}
