// Adults and children go to another room. Their attendance is not interrupted.
import { dayAt } from '@daybook/contract/kernel/dates.ts'
import type { ratio } from '@daybook/contract/ratio/ratio.contract.ts'
import type { ContextOf } from '../../platform/context.ts'
import { fail, refuseEach } from '../../platform/errors.ts'
import { lockOrRefuse, moveStays, openOfDay, openWorkOfDay } from '../attendance/index.ts'
import { roomByCode } from '../room/room.queries.ts'
import { isActiveStaff } from '../staff/index.ts'
import { timeOf } from './ratio.handlers.ts'

type Operations = typeof ratio.operations
type Of<K extends keyof Operations> = ContextOf<Operations[K]>

export async function moveAdult(context: Of<'moveAdult'>) {
  const { tx, actor, ids, input, auditSubjects } = context
  const { staffId, roomCode } = input
  const at = timeOf(context, input.occurredAt)
  const room = roomCode === null ? null : await roomByCode(tx, roomCode)
  if (!(await isActiveStaff(tx, staffId))) fail('NOT_FOUND')
  const work =
    (await openWorkOfDay(tx, staffId, dayAt(new Date(at), actor.timeZone))) ?? fail('STAFF_NOT_SIGNED_IN')
  auditSubjects(work.id, staffId)
  const toRoomId = room?.id ?? null
  if (work.roomId === toRoomId) context.alreadyDone()
  else await moveStays(tx, [work], { of: 'staffAttendance', toRoomId, at, byId: actor.personId, ids })
  return { staffId, roomCode }
}

export async function moveChildren(context: Of<'moveChildren'>) {
  const { tx, actor, ids, input, auditSubjects } = context
  const { ids: childIds, roomCode } = input
  const at = timeOf(context, input.occurredAt)
  const room = await roomByCode(tx, roomCode)
  await lockOrRefuse(tx, childIds)
  const open = await openOfDay(tx, childIds, dayAt(new Date(at), actor.timeZone))
  refuseEach(
    'CHILD_NOT_SIGNED_IN',
    childIds.filter((id) => !open.some(({ childId }) => childId === id)),
  )
  const stays = open.filter(({ roomId }) => roomId !== room.id)
  auditSubjects(...stays.map(({ id }) => id), ...childIds)
  if (stays.length === 0) context.alreadyDone()
  else await moveStays(tx, stays, { of: 'attendance', toRoomId: room.id, at, byId: actor.personId, ids })
  return { ids: childIds, roomCode }
}
