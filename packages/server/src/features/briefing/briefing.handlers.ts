import type { briefing } from '@daybook/contract/briefing/briefing.contract.ts'
import { plannedWithin } from '@daybook/contract/briefing/briefing.rules.ts'
import { dayAt } from '@daybook/contract/kernel/dates.ts'
import type { AnswerOf } from '@daybook/contract/kernel/feature.ts'
import type { TaskItem } from '@daybook/contract/today/today.contract.ts'
import type { Actor, Context, ContextOf } from '../../platform/context.ts'
import { fail, found } from '../../platform/errors.ts'
import { entryTime } from '../rollCall/index.ts'
import { roomByCode } from '../room/room.queries.ts'
import { type TaskKind, tasksOfToday } from '../task/index.ts'
import { plannedItem, progressOf, taskItem } from '../today/index.ts'
import { childrenOf } from './briefing.children.ts'
import { findReading, insertReading, placeNow, type ReadingRow, readingsOf } from './briefing.queries.ts'

type Operations = typeof briefing.operations
type Of<K extends keyof Operations> = ContextOf<Operations[K]>
type Kinds = readonly TaskKind[]

export async function getBriefing(
  kinds: Kinds,
  context: Of<'getBriefing'>,
): Promise<AnswerOf<Operations['getBriefing']>> {
  const { tx, actor, clock, input } = context
  const { id, here, ...room } = (await placeNow(tx, input.code, actor.today)) ?? fail('ROOM_NOT_FOUND')
  const [children, planned, readings] = await Promise.all([
    childrenOf(context, here),
    plannedFor(kinds, context, id),
    readingsOf(tx, id, actor.today),
  ])
  return { now: clock.now().toISOString(), room, children, planned, readings: readings.map(toReading) }
}

/** What is open of the room's tasks and of the whole centre's, up to some hours from now. */
async function plannedFor(
  kinds: Kinds,
  { tx, actor, clock }: Context<unknown, Actor>,
  roomId: string,
): Promise<TaskItem[]> {
  const now = clock.now()
  const until = now.getTime() + plannedWithin
  const isNear = (task: { roomId: string | null; dueAt: string }) =>
    (task.roomId === null || task.roomId === roomId) && Date.parse(task.dueAt) <= until
  const { made, missing } = await tasksOfToday(tx, actor)
  const near = made.filter(isNear)
  const progress = await progressOf(kinds, tx, near, now)
  const open = near
    .map((task) => taskItem(task, progress(task.id), now))
    .filter(({ status }) => status !== 'done')
  return [...open, ...missing.filter(isNear).map(plannedItem)].sort(
    (a, b) => Date.parse(a.dueAt) - Date.parse(b.dueAt),
  )
}

export async function confirmRead(context: Of<'confirmRead'>): Promise<AnswerOf<Operations['confirmRead']>> {
  const { tx, actor, input, auditSubjects } = context
  const { id, code, newestAt = null } = input
  const room = await roomByCode(tx, code)
  const at = entryTime(context, input.occurredAt)
  auditSubjects(id, room.id)
  const day = dayAt(new Date(at), actor.timeZone)
  const isNew = await insertReading(tx, { id, roomId: room.id, day, byId: actor.personId, at, newestAt })
  const kept = found(await findReading(tx, id))
  if (!isNew) {
    const isSame = kept.byId === actor.personId && kept.roomCode === code
    if (!isSame || Date.parse(kept.at) !== Date.parse(at)) fail('RECORD_EXISTS')
    context.alreadyDone()
  }
  return toReading(kept)
}

const toReading = ({ byId, byName, ...reading }: ReadingRow) => ({
  ...reading,
  by: { id: byId, name: byName },
})
