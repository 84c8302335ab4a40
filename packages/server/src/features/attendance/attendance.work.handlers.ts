// Staff sign themselves in and out of work.
import type { attendance } from '@daybook/contract/attendance/attendance.contract.ts'
import { timeProblem } from '@daybook/contract/attendance/attendance.rules.ts'
import { dayAt } from '@daybook/contract/kernel/dates.ts'
import type { ContextOf } from '../../platform/context.ts'
import { fail } from '../../platform/errors.ts'
import { ownRoomOf, roomByCode } from '../room/room.queries.ts'
import { mayAmendAny } from './attendance.policy.ts'
import { beginWork, finishWork, openWorkOf, openWorkOfDay } from './attendance.work.queries.ts'

type Operations = typeof attendance.operations
type Of<K extends keyof Operations> = ContextOf<Operations[K]>

export async function getOwnWork({ tx, actor }: Of<'getOwnWork'>) {
  return { day: actor.today, ownWork: await openWorkOf(tx, actor.personId, actor.today) }
}

export async function startWork({ tx, actor, clock, ids, input, auditSubjects }: Of<'startWork'>) {
  const now = clock.now()
  const { roomCode, occurredAt = now.toISOString() } = input
  const untimely = timeProblem(occurredAt, now, mayAmendAny(actor))
  if (untimely) fail(untimely)
  const room = roomCode ? await roomByCode(tx, roomCode) : await ownRoomOf(tx, actor.personId)
  const day = dayAt(new Date(occurredAt), actor.timeZone)
  const id = ids()
  const work = { id, staffId: actor.personId, roomId: room?.id ?? null, day, signedInAt: occurredAt }
  if (!(await beginWork(tx, work))) fail('STAFF_ALREADY_SIGNED_IN')
  auditSubjects(id)
  return { day, signedInAt: occurredAt, roomCode: room?.code ?? null }
}

export async function endWork({ tx, actor, clock, input, auditSubjects }: Of<'endWork'>) {
  const now = clock.now()
  const { occurredAt = now.toISOString() } = input
  const untimely = timeProblem(occurredAt, now, true)
  if (untimely) fail(untimely)
  const day = dayAt(new Date(occurredAt), actor.timeZone)
  const work = (await openWorkOfDay(tx, actor.personId, day)) ?? fail('STAFF_NOT_SIGNED_IN')
  if (Date.parse(work.signedInAt) > Date.parse(occurredAt)) fail('SIGN_OUT_BEFORE_SIGN_IN')
  await finishWork(tx, work.id, occurredAt)
  auditSubjects(work.id)
  return null
}
