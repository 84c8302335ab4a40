// What a person may do with a child's day and with an attendance.
import {
  isLateEntry,
  lateEntryLimit,
  type PresenceState,
} from '@daybook/contract/attendance/attendance.rules.ts'
import type { Actor } from '../../platform/context.ts'
import type { Stay } from './attendance.day.queries.ts'
import type { StandingAttendance } from './attendance.queries.ts'

export const mayAmendAny = (actor: Actor) => actor.rights.has('attendance.amendAny')

/** The person who recorded it may undo it as long as they could still have entered it; a manager at any time. */
export function mayUndo(actor: Actor, recordedBy: string | null, recordedAt: string, now: Date): boolean {
  if (mayAmendAny(actor)) return true
  return recordedBy === actor.personId && now.getTime() - Date.parse(recordedAt) <= lateEntryLimit
}

type StayAbility = 'voidSignIn' | 'voidSignOut' | 'settleTimes'

type Recorded = Pick<StandingAttendance, 'uncertainTimes' | `signed${'In' | 'Out'}${'By' | 'RecordedAt'}`>

/** Whoever may undo a sign-in or sign-out may settle its time. */
export function maySettleTimes(recorded: Recorded, actor: Actor, now: Date): boolean {
  const { uncertainTimes, signedInBy, signedInRecordedAt, signedOutBy, signedOutRecordedAt } = recorded
  return Object.keys(uncertainTimes ?? {}).every((name) =>
    name === 'signedInAt'
      ? mayUndo(actor, signedInBy, signedInRecordedAt, now)
      : mayUndo(actor, signedOutBy, signedOutRecordedAt ?? signedInRecordedAt, now),
  )
}

/** A sign-out can be undone only if the child has not signed in again that day (`isLast`). */
export function abilitiesOnStay(stay: Stay, isLast: boolean, actor: Actor, now: Date): StayAbility[] {
  const can: StayAbility[] = []
  const by = { signedInBy: stay.signedInBy.id, signedOutBy: stay.signedOutBy?.id ?? null }
  if (stay.uncertainTimes && maySettleTimes({ ...stay, ...by }, actor, now)) can.push('settleTimes')
  if (mayUndo(actor, stay.signedInBy.id, stay.signedInRecordedAt, now)) can.push('voidSignIn')
  if (stay.signedOutAt === null || !isLast) return can
  const recordedAt = stay.signedOutRecordedAt ?? stay.signedOutAt
  if (mayUndo(actor, stay.signedOutBy?.id ?? null, recordedAt, now)) can.push('voidSignOut')
  return can
}

export function stayEnteredLate(
  stay: Pick<Stay, 'signedInAt' | 'signedInRecordedAt' | 'signedOutAt' | 'signedOutRecordedAt'>,
): boolean {
  if (isLateEntry(stay.signedInAt, stay.signedInRecordedAt)) return true
  if (stay.signedOutAt === null || stay.signedOutRecordedAt === null) return false
  return isLateEntry(stay.signedOutAt, stay.signedOutRecordedAt)
}

type DayAbility = 'signIn' | 'signOut' | 'markAbsent' | 'clearAbsence'

/** What can be done for a child, given the state of its day. */
export function abilitiesOnDay(
  child: { presence: PresenceState; reportedAbsent: boolean; stays: number },
  actor: Actor,
): DayAbility[] {
  if (!actor.rights.has('attendance.record')) return []
  const can: DayAbility[] = [child.presence === 'present' ? 'signOut' : 'signIn']
  if (child.reportedAbsent) can.push('clearAbsence')
  if (child.stays === 0) can.push('markAbsent')
  return can
}
