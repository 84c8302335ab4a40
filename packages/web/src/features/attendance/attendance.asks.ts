// What is asked before children are signed out. The rule of who may collect them is in attendance.handover.ts, which is loaded
// with the question.
import type { Leaving } from './attendance.actions.ts'
import { openSleepsOf } from './attendance.asleep.ts'
import type { BoardChild } from './attendance.effects.ts'

export type Collector = BoardChild['contacts'][number]
export type WithContacts = { contacts: readonly Collector[]; collectorMinAge: number | null }

export type LeavingChild = Leaving &
  WithContacts & { custodyNote: string | null; notTold?: BoardChild['notTold'] }

/** Whether it is asked who picks these children up, with what has to be known before. */
export const asksWho = (children: readonly LeavingChild[]): boolean =>
  children.some(
    ({ contacts, custodyNote, notTold }) => contacts.length > 0 || custodyNote !== null || notTold,
  )

/** Whether a sign-out of these children asks something first. */
export const asksFirst = (children: readonly LeavingChild[]): boolean =>
  asksWho(children) || openSleepsOf(children).length > 0
