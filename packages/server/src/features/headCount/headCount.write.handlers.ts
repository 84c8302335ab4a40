// Starting, marking, explaining and ending a head count. Each device has an id of its own for a count that it started; the
// second of one room leads to the first.
import type { headCount } from '@daybook/contract/headCount/headCount.contract.ts'
import { headCountWatchRules, missingIn, watchedCount } from '@daybook/contract/headCount/headCount.rules.ts'
import { dayAt } from '@daybook/contract/kernel/dates.ts'
import { looksAt } from '@daybook/contract/watch/watch.rules.ts'
import type { Actor, Context, ContextOf } from '../../platform/context.ts'
import type { Tx } from '../../platform/database/database.ts'
import { fail, found, refuseEach } from '../../platform/errors.ts'
import { tell } from '../notification/index.ts'
import {
  type Call,
  endRollCall,
  entryTime,
  lockRollCall,
  markSeen,
  peopleNamed,
  presentAt,
  startRollCall,
} from '../rollCall/index.ts'
import { roomByCode } from '../room/room.queries.ts'
import { type Count, withPeople } from './headCount.facts.ts'
import {
  closeCount,
  findCount,
  findStart,
  insertCount,
  keepAbsence,
  lockRooms,
  openCountOf,
  renewAlarm,
} from './headCount.queries.ts'
import { countPage, headCountAlerts } from './headCount.watch.ts'

type Operations = typeof headCount.operations
type Of<K extends keyof Operations> = ContextOf<Operations[K]>
type Writing = Context<{ id: string }, Actor>

const kind = 'headCount' as const

async function countNamed(tx: Tx, id: string): Promise<Count> {
  const [count] = await withPeople(tx, [found(await findCount(tx, id))])
  return found(count)
}

/** Only children of this centre are counted. */
async function childrenNamed(tx: Tx, ids: readonly string[]) {
  const children = (await peopleNamed(tx, ids)).filter((person) => person.kind === 'child')
  refuseEach(
    'NOT_FOUND',
    ids.filter((id) => !children.some((child) => child.id === id)),
  )
  return children
}

export async function start(context: Of<'start'>): Promise<Count> {
  const { tx, actor, input, auditSubjects } = context
  const { id, reason, roomCode } = input
  const startedAt = entryTime(context, input.at)
  const day = dayAt(new Date(startedAt), actor.timeZone)
  const roomId = roomCode === null ? null : (await roomByCode(tx, roomCode)).id
  const asked = await childrenNamed(tx, [...new Set(input.childIds)])
  await lockRooms(tx)
  const known = await findStart(tx, id)
  if (known) {
    const isSame = known.createdBy === actor.personId && known.reason === reason && known.roomId === roomId
    if (!isSame) fail('RECORD_EXISTS')
    context.alreadyDone()
    return countNamed(tx, known.rollCallId)
  }
  const open = await openCountOf(tx, day, roomId)
  const rollCallId = open?.id ?? id
  auditSubjects(rollCallId)
  if (!open) {
    // Whoever was signed in there, and whoever the device knew to be there: neither of the two drops a child.
    const here = (await presentAt(tx, day, startedAt)).filter(
      (person) => person.kind === 'child' && (roomId === null || person.roomId === roomId),
    )
    const people = [...here, ...asked.filter(({ id }) => !here.some((child) => child.id === id))]
    const row = { id, kind, startedAt, startedBy: actor.personId }
    if (!(await startRollCall(context, row, people))) fail('RECORD_EXISTS')
  }
  await insertCount(tx, { id, rollCallId, day, reason, roomId, isOpen: !open })
  return countNamed(tx, rollCallId)
}

/** The count, locked, whichever device's id it is named by. */
async function lockCount({ tx, input, auditSubjects }: Writing) {
  const { rollCallId } = found(await findStart(tx, input.id))
  auditSubjects(rollCallId)
  return found(await lockRollCall(tx, kind, rollCallId))
}

/** Changes a count. Where everybody had been alarmed and nobody is missing any more, everybody learns it. A child who is
 *  missing after that, or beside others, is another alarm: the last message has to be true. */
async function changed(context: Writing, id: string, change: () => Promise<void>): Promise<Count> {
  const { tx, actor, clock, ids } = context
  const { alarmId: causeId } = found(await findCount(tx, id))
  const before = watchedCount(await countNamed(tx, id))
  await change()
  const count = await countNamed(tx, id)
  const missing = missingIn(count.people)
  const [look] = looksAt(headCountWatchRules, [before], clock.now().getTime())
  const isOver = count.ended === null && look?.isMissed === true && missing.length === 0
  if (isOver) {
    const children = before.missing.map(({ name }) => name).join(', ')
    const params = { children, roomName: count.room?.name ?? null, byName: actor.name }
    await tell(context, headCountAlerts.clear, [{ params, link: countPage(before.roomCode), causeId }])
  }
  const isNew = missing.some((child) => !before.missing.some((known) => known.id === child.id))
  if (isOver || isNew) await renewAlarm(tx, id, ids())
  return count
}

/** The count as a roll call. Who was not seen is told by the watch, and is explained by the end. */
const callOf = ({
  id,
  startedAt,
  endedAt,
}: {
  id: string
  startedAt: string
  endedAt: string | null
}): Call => ({
  kind,
  id,
  startedAt,
  endedAt,
  notify: async () => {},
})

export async function mark(context: Of<'mark'>): Promise<Count> {
  const { childIds, isSeen, at } = context.input
  const row = await lockCount(context)
  if (!isSeen && row.endedAt !== null) fail('HEAD_COUNT_ENDED')
  await childrenNamed(context.tx, childIds)
  return changed(context, row.id, () => markSeen(context, callOf(row), { people: childIds, isSeen, at }))
}

export async function explain(context: Of<'explain'>): Promise<Count> {
  const { tx, actor, ids, input } = context
  const { childId, why, note } = input
  if (why === 'other' && !note) fail('NOTE_REQUIRED')
  const row = await lockCount(context)
  if (row.endedAt !== null) fail('HEAD_COUNT_ENDED')
  const { people } = await countNamed(tx, row.id)
  if (!people.some(({ id }) => id === childId)) fail('NOT_FOUND')
  const at = entryTime(context, input.at)
  const absence = { rollCallId: row.id, childId, why, note: note ?? null, at, byId: actor.personId }
  return changed(context, row.id, () => keepAbsence(tx, { id: ids(), ...absence }))
}

export async function end(context: Of<'end'>): Promise<Count> {
  const { tx, input } = context
  const row = await lockCount(context)
  const at = entryTime(context, input.at)
  const count = await countNamed(tx, row.id)
  if (row.endedAt !== null) {
    context.alreadyDone()
    return count
  }
  refuseEach(
    'HEAD_COUNT_INCOMPLETE',
    missingIn(count.people).map(({ id }) => id),
  )
  await endRollCall(context, callOf(row), at)
  await closeCount(tx, row.id)
  return countNamed(tx, row.id)
}
