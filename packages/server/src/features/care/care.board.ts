// A room's board for one kind of care, in one round trip.
import type { CareBoard, CareBoardChild, CareEntry } from '@daybook/contract/care/care.kind.ts'
import { dayBounds } from '@daybook/contract/kernel/dates.ts'
import type { Actor, Context } from '../../platform/context.ts'
import { fail, found } from '../../platform/errors.ts'
import { childDays, childPresence } from '../attendance/index.ts'
import { roomByCode } from '../room/room.queries.ts'
import { findTask, type TaskRef } from '../task/index.ts'
import { roomById, roomOfDay } from './care.board.queries.ts'
import { toEntry } from './care.entry.ts'
import type { CareKind } from './care.kind.ts'
import { readerOf } from './care.policy.ts'
import { careProgress } from './care.progress.queries.ts'
import { entriesOfChildren, type Period, standingEntries } from './care.queries.ts'

interface Wanted {
  code?: string
  taskId?: string
  date?: string
}

interface Place {
  task: TaskRef | null
  room: { id: string; code: string; name: string } | null
  day: string
}

/** The room and day of a board, taken from its task if there is one. */
export async function placeOf(
  { tx, actor }: Context<unknown, Actor>,
  { code, taskId, date }: Wanted,
): Promise<Place> {
  const task = taskId ? found(await findTask(tx, taskId)) : null
  if (task?.roomId) return { task, room: await roomById(tx, task.roomId), day: task.day }
  return { task, room: code ? await roomByCode(tx, code) : null, day: task?.day ?? date ?? actor.today }
}

/** The place of a board, and the children of its room that day; no ids when the board is about the whole centre. */
export async function placeOfBoard(
  { tx, actor }: Context<unknown, Actor>,
  { code, taskId, date }: Wanted,
): Promise<Place & { childIds: string[] | undefined }> {
  const task = taskId ? found(await findTask(tx, taskId)) : null
  const day = task?.day ?? date ?? actor.today
  const which = task?.roomId ? { id: task.roomId } : code ? { code } : undefined
  if (!which) return { task, room: null, day, childIds: undefined }
  const { childIds, ...room } = (await roomOfDay(tx, day, which)) ?? fail('ROOM_NOT_FOUND')
  return { task, room, day, childIds }
}

export async function readBoard<Detail>(
  kind: CareKind<Detail>,
  context: Context<Wanted, Actor>,
): Promise<CareBoard<Detail>> {
  const { tx, actor, clock, input } = context
  const now = clock.now()
  const { task, room, day, childIds } = await placeOfBoard(context, input)
  if (task && task.kind !== kind.name) fail('TASK_OF_OTHER_KIND')
  const period = dayBounds(day, actor.timeZone)
  const entriesOf = (ids: readonly string[]) =>
    entriesOfChildren(tx, kind.name, ids, { taskId: task?.id, period })
  const [children, ofRoomAlready] = await Promise.all([
    childDays(tx, day, childIds),
    childIds && entriesOf(childIds),
  ])
  const rows = ofRoomAlready ?? (await entriesOf(children.map(({ card }) => card.id)))
  const view = { reader: readerOf(actor), now }
  const entries = Map.groupBy(rows, (row) => row.childId)
  const isWanted = (row: { taskId: string | null; occurredAt: string }) =>
    task ? row.taskId === task.id : isWithin(period, row.occurredAt)
  return {
    now: now.toISOString(),
    day,
    room,
    task: task && { id: task.id, dueAt: task.dueAt, ...(await progressOf(kind, context, task)) },
    children: children.map((childDay): CareBoardChild<Detail> => {
      const own = entries.get(childDay.card.id) ?? []
      const last = own.at(-1)
      const shown = childPresence(childDay, now)
      return {
        ...shown,
        last: last ? toEntry<Detail>(last, view) : null,
        entries: own.filter(isWanted).map((row) => toEntry<Detail>(row, view)),
        stays: childDay.stays.map(({ signedInAt, signedOutAt }) => ({ signedInAt, signedOutAt })),
        can: abilitiesFor(shown, day, actor),
      }
    }),
  }
}

const isWithin = ({ from, until }: Period, instant: string) =>
  Date.parse(instant) >= from.getTime() && Date.parse(instant) < until.getTime()

/** A child who has gone home may still get an entry for the time they were here. */
export function abilitiesFor(
  { presence, signedInAt }: Pick<CareBoardChild<unknown>, 'presence' | 'signedInAt'>,
  day: string,
  { rights, today }: Actor,
): CareBoardChild<unknown>['can'] {
  const can: CareBoardChild<unknown>['can'] = []
  if (signedInAt !== null && rights.has('care.record')) can.push('record')
  if (presence !== 'present' && day === today && rights.has('attendance.record')) can.push('signIn')
  return can
}

async function progressOf(kind: CareKind, { tx, clock }: Context<unknown, Actor>, task: TaskRef) {
  const progress = await careProgress(tx, [{ ...task, of: kind }], clock.now())
  return progress.get(task.id) ?? { done: 0, total: 0 }
}

export async function listEntries<Detail>(
  kind: CareKind<Detail>,
  context: Context<Wanted, Actor>,
): Promise<CareEntry<Detail>[]> {
  const { tx, actor, clock, input } = context
  const { task, room, day } = await placeOf(context, input)
  const period = dayBounds(day, actor.timeZone)
  const of = task ? { taskId: task.id } : { roomId: room?.id ?? null, period }
  const rows = await standingEntries(tx, kind.name, of)
  return rows.map((row) => toEntry<Detail>(row, { reader: readerOf(actor), now: clock.now() }))
}
