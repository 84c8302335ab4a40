// Derives who is present, expected and late from the facts of a day. Pure, so that a screen stays correct as time
// passes, even offline.
import { clockTolerance } from '../kernel/entryClock.rules.ts'
import { eventName } from '../kernel/live.ts'

/** The live event when the work of others ends, because they were removed while at work. */
export const workEnded = eventName('attendance.workEnded')

export const presences = ['present', 'expected', 'late', 'absent', 'goneHome', 'notToday'] as const
export type PresenceState = (typeof presences)[number]

export const marks = ['arrivedLate', 'leftEarly', 'collectedLate', 'notCollected'] as const
export type Mark = (typeof marks)[number]

/** Up to 15 minutes early or late counts as on time. */
export const tolerance = 15 * 60_000
/** How late a teacher may enter attendance: a week, because a tablet may have been offline. After that, only a manager. */
export const lateEntryLimit = 7 * 86_400_000
/** An entry made more than a day after it happened shows as late (domain, time). */
export const lateEntryFrom = 86_400_000
/** The most children in one operation, which is the limit of a list of ids. */
export const atOnce = 200
/** How long the author of a record may amend, void or undo it without giving a reason. It is longer than the ten seconds
 *  for which a toast offers to undo, because people notice their own slips a little later. */
export const correctionWindow = 10 * 60_000

/** A child's day. Instants are ISO 8601. `expectedFrom` is null on a day without enrolment. Attendances are in order of
 *  sign-in, without voided ones. */
export interface DayFacts {
  expectedFrom: string | null
  expectedUntil: string | null
  absence: unknown
  attendances: readonly { signedInAt: string; signedOutAt: string | null }[]
}

const ms = (instant: string) => Date.parse(instant)

/** A recorded sign-in overrides a reported absence. A child who has not come by the end of their booked hours is absent. */
export function presenceOf(facts: DayFacts, now: Date): PresenceState {
  const last = facts.attendances.at(-1)
  if (last) return last.signedOutAt === null ? 'present' : 'goneHome'
  if (facts.absence) return 'absent'
  if (facts.expectedFrom === null || facts.expectedUntil === null) return 'notToday'
  if (now.getTime() >= ms(facts.expectedUntil)) return 'absent'
  return now.getTime() > ms(facts.expectedFrom) + tolerance ? 'late' : 'expected'
}

/** What is unusual about a child who came: arrived late, left early, collected late or not collected yet. */
export function marksOf(facts: DayFacts, now: Date): Mark[] {
  const first = facts.attendances[0]
  const last = facts.attendances.at(-1)
  if (!first || !last || facts.expectedFrom === null || facts.expectedUntil === null) return []
  const until = ms(facts.expectedUntil)
  const found: Mark[] = []
  if (ms(first.signedInAt) > ms(facts.expectedFrom) + tolerance) found.push('arrivedLate')
  if (last.signedOutAt === null) {
    if (now.getTime() > until + tolerance) found.push('notCollected')
  } else if (ms(last.signedOutAt) < until - tolerance) found.push('leftEarly')
  else if (ms(last.signedOutAt) > until + tolerance) found.push('collectedLate')
  return found
}

/** Counts a room's children: present, expected (late or not), absent and gone home. Children who came count in the room
 *  they were signed in to; the others count in their own room. */
export function countRoom(
  code: string,
  children: readonly { presence: PresenceState; roomCode: string | null; inRoomCode: string | null }[],
): { present: number; expected: number; absent: number; goneHome: number } {
  const count = { present: 0, expected: 0, absent: 0, goneHome: 0 }
  for (const { presence, roomCode, inRoomCode } of children) {
    const wasHere = presence === 'present' || presence === 'goneHome'
    if ((wasHere ? inRoomCode : roomCode) !== code || presence === 'notToday') continue
    count[presence === 'late' ? 'expected' : presence]++
  }
  return count
}

/** The error in the time that a person entered, if any. */
export function timeProblem(
  occurredAt: string,
  now: Date,
  mayEnterAnyDay: boolean,
): 'TIME_IN_FUTURE' | 'TIME_TOO_OLD' | undefined {
  const late = now.getTime() - ms(occurredAt)
  if (late < -clockTolerance) return 'TIME_IN_FUTURE'
  return late > lateEntryLimit && !mayEnterAnyDay ? 'TIME_TOO_OLD' : undefined
}

export function isLateEntry(occurredAt: string, recordedAt: string): boolean {
  return ms(recordedAt) - ms(occurredAt) > lateEntryFrom
}

/** Whether its author has to give a reason to change a record: not within ten minutes of recording it. Anybody else always
 *  has to. Every change stays in the history, with or without a reason. */
export function needsReason(recordedAt: string, now: Date): boolean {
  return now.getTime() - ms(recordedAt) > correctionWindow
}

/** Whether a stay overlaps another one of that day. A child may come back in the same minute they left. */
export function overlaps(
  stay: { signedInAt: string; signedOutAt: string | null },
  others: readonly { signedInAt: string; signedOutAt: string | null }[],
): boolean {
  const end = (instant: string | null) => (instant === null ? Number.POSITIVE_INFINITY : ms(instant))
  return others.some(
    (other) => ms(stay.signedInAt) < end(other.signedOutAt) && ms(other.signedInAt) < end(stay.signedOutAt),
  )
}
