import type { attendance } from '@daybook/contract/attendance/attendance.contract.ts'
import { overlaps, timeProblem } from '@daybook/contract/attendance/attendance.rules.ts'
import { dayAt } from '@daybook/contract/kernel/dates.ts'
import { uncertainTimes } from '@daybook/contract/kernel/entryClock.rules.ts'
import type { ContextOf } from '../../platform/context.ts'
import type { Tx } from '../../platform/database/database.ts'
import { fail, type Refusals, refuseAny } from '../../platform/errors.ts'
import { roomByCode } from '../room/room.queries.ts'
import { followDay } from '../task/index.ts'
import { expectationsOf, staysOfDay } from './attendance.day.queries.ts'
import { nobodyAsked } from './attendance.handover.queries.ts'
import { handoversOf, refuseAway } from './attendance.handover.ts'
import { lockOrRefuse } from './attendance.lock.ts'
import { mayAmendAny } from './attendance.policy.ts'
import { attendancesById, closeAttendances, openAttendances, openOfDay } from './attendance.queries.ts'

type Operations = typeof attendance.operations
type Of<K extends keyof Operations> = ContextOf<Operations[K]>

/** @param broughtBy the name of whoever brings them, where it is asked */
export async function signIn(
  { tx, actor, clock, caller, ids, input, auditSubjects, publish }: Of<'signIn'>,
  broughtBy?: string,
) {
  const now = clock.now()
  const recordedAt = now.toISOString()
  const { occurredAt = recordedAt } = input
  const untimely = timeProblem(occurredAt, now, mayAmendAny(actor))
  if (untimely) fail(untimely)
  await lockOrRefuse(tx, input.ids)
  const day = dayAt(new Date(occurredAt), actor.timeZone)
  const room = input.roomCode === undefined ? undefined : await roomByCode(tx, input.roomCode)
  const { places, isClosed } = await placesFor(tx, { childIds: input.ids, day, occurredAt, room })
  const rows = places.map((place, i) => ({ ...place, attendanceId: input.attendanceIds?.[i] ?? ids() }))
  const uncertain = uncertainTimes({ signedInAt: occurredAt }, caller.entryClock, now)
  const made = await openAttendances(
    tx,
    rows.map(({ childId, attendanceId, roomId }) => ({
      id: attendanceId,
      childId,
      roomId,
      day,
      signedInAt: occurredAt,
      signedInBy: actor.personId,
      signedInRecordedAt: recordedAt,
      broughtBy: broughtBy ?? null,
      uncertainTimes: uncertain,
    })),
  )
  if (made.length < rows.length) fail('RECORD_EXISTS')
  auditSubjects(...made, ...input.ids)
  // The first child who comes although the centre is closed brings the day's tasks.
  if (isClosed && day === actor.today) await followDay({ tx, ids, publish }, actor, now)
  return rows.map(({ roomId: _, ...row }) => ({
    ...row,
    signedInAt: occurredAt,
    uncertainTimes: uncertain,
  }))
}

/** The room for each child, in order: `room`, or the child's own; and whether the centre is closed that day. Refuses when one
 *  cannot be signed in. */
async function placesFor(
  tx: Tx,
  wanted: {
    childIds: readonly string[]
    day: string
    occurredAt: string
    room: { id: string; code: string } | undefined
  },
) {
  const { childIds, day, occurredAt, room } = wanted
  const expectations = new Map((await expectationsOf(tx, day, childIds)).map((row) => [row.childId, row]))
  const stays = Map.groupBy(await staysOfDay(tx, day, childIds), (stay) => stay.childId)
  const refusals: Refusals = {}
  const places = childIds.flatMap((childId) => {
    const expectation = expectations.get(childId)
    if (overlaps({ signedInAt: occurredAt, signedOutAt: null }, stays.get(childId) ?? []))
      refusals[childId] = 'CHILD_ALREADY_SIGNED_IN'
    if (expectation?.roomId && expectation.roomCode) {
      const { id: roomId, code: roomCode } = room ?? { id: expectation.roomId, code: expectation.roomCode }
      return [{ childId, roomId, roomCode, casualDay: expectation.expectedFrom === null }]
    }
    refusals[childId] = 'CHILD_NOT_ENROLLED'
    return []
  })
  refuseAny(refusals)
  return { places, isClosed: [...expectations.values()].some(({ closedFor }) => closedFor !== null) }
}

export async function signOut({ tx, actor, clock, caller, input, auditSubjects }: Of<'signOut'>) {
  const now = clock.now()
  const recordedAt = now.toISOString()
  const { ids, attendanceId, occurredAt = recordedAt } = input
  // A forgotten sign-out may be answered at any later time; only the future is refused.
  const untimely = timeProblem(occurredAt, now, true)
  if (untimely) fail(untimely)
  const day = dayAt(new Date(occurredAt), actor.timeZone)
  await lockOrRefuse(tx, ids)
  const open = attendanceId
    ? await openOfQuestion(tx, { attendanceId, ids, day })
    : await openOfDay(tx, ids, day)
  const byChild = new Map(open.map((row) => [row.childId, row]))
  const refusals: Refusals = {}
  const away = ids.filter((id) => !byChild.has(id))
  await refuseAway(tx, { ids: away, day, collector: input.collector }, refusals)
  for (const row of open)
    if (Date.parse(row.signedInAt) > Date.parse(occurredAt)) refusals[row.childId] = 'SIGN_OUT_BEFORE_SIGN_IN'
  const handovers = await handoversOf({ tx, actor }, { ids, day, said: input }, refusals)
  refuseAny(refusals)
  const attendanceIds = open.map((row) => row.id)
  const uncertain = uncertainTimes({ signedOutAt: occurredAt }, caller.entryClock, now)
  await closeAttendances(
    tx,
    open.map(({ id, childId }) => ({ id, handover: handovers.get(childId) ?? nobodyAsked })),
    { at: occurredAt, by: actor.personId, recordedAt, uncertainTimes: uncertain },
  )
  auditSubjects(...attendanceIds, ...ids)
  return open.map((row) => ({
    childId: row.childId,
    attendanceId: row.id,
    signedOutAt: occurredAt,
    uncertainTimes: uncertain,
  }))
}

/** The attendance of a forgotten sign-out, if it is still open. */
async function openOfQuestion(tx: Tx, question: { attendanceId: string; ids: string[]; day: string }) {
  const { attendanceId, ids, day } = question
  const [row] = await attendancesById(tx, [attendanceId])
  if (!row || ids.length !== 1 || row.childId !== ids[0]) fail('NOT_FOUND')
  if (row.day !== day) fail('SIGN_OUT_OTHER_DAY')
  return row.signedOutAt === null && row.voidedAt === null ? [row] : []
}
