import type { AnswerOf } from '@daybook/contract/kernel/feature.ts'
import type { plan } from '@daybook/contract/plan/plan.contract.ts'
import { tasksMade } from '@daybook/contract/task/task.rules.ts'
import type { Actor, ContextOf } from '../../platform/context.ts'
import type { Tx } from '../../platform/database/database.ts'
import { fail, failAbout, found } from '../../platform/errors.ts'
import { roomByCode } from '../room/room.queries.ts'
import { isActiveStaff } from '../staff/index.ts'
import { followPlan, makeTasks } from '../task/index.ts'
import {
  countEntries,
  endEntries,
  insertEntry,
  type PlanFields,
  type PlanRecord,
  selectPlan,
  updateEntry,
} from './plan.queries.ts'

type Operations = typeof plan.operations
/** Open pages read the day again. */
export const dayChanged = { operation: tasksMade, to: 'task.read', data: null } as const

type Entry = AnswerOf<Operations['submitPlanEntry']>

export async function listPlan({ tx, actor }: ContextOf<Operations['listPlan']>): Promise<Entry[]> {
  return (await selectPlan(tx)).map((row) => toEntry(row, actor))
}

export async function submitPlanEntry(context: ContextOf<Operations['submitPlanEntry']>): Promise<Entry> {
  const { tx, ids, actor, input, clock, auditSubjects, publish } = context
  const { id, version } = input
  auditSubjects(id)
  const fields = await fieldsOf(tx, input)
  // Creates today's tasks from the old plan first, in case the job has not run yet.
  await makeTasks({ tx, ids }, actor)
  if (version === undefined) {
    if (!(await insertEntry(tx, id, fields))) fail('RECORD_EXISTS')
  } else if (!(await updateEntry(tx, id, version, fields))) await sayWhoWasFirst(tx, id)
  await followPlan({ tx, ids }, actor, [id], clock.now())
  publish(dayChanged)
  return toEntry(found((await selectPlan(tx, id))[0]), actor)
}

export async function removePlanEntries(context: ContextOf<Operations['removePlanEntries']>): Promise<null> {
  const { tx, ids, actor, input, clock, auditSubjects, publish } = context
  auditSubjects(...input.ids)
  if ((await countEntries(tx, input.ids)) < input.ids.length) fail('NOT_FOUND')
  await makeTasks({ tx, ids }, actor)
  await endEntries(tx, input.ids, clock.now())
  await followPlan({ tx, ids }, actor, input.ids, clock.now())
  publish(dayChanged)
  return null
}

async function fieldsOf(
  tx: Tx,
  input: ContextOf<Operations['submitPlanEntry']>['input'],
): Promise<PlanFields> {
  const { kind, roomCode, weekdays, times, season, staffId, startsOn } = input
  if (weekdays.length === 0) fail('PLAN_NEEDS_WEEKDAY')
  if (times.length === 0) fail('PLAN_NEEDS_TIME')
  const roomId = roomCode === null ? null : (await roomByCode(tx, roomCode)).id
  if (staffId !== null && !(await isActiveStaff(tx, staffId))) fail('STAFF_NOT_FOUND')
  const seasonFrom = season?.from ?? null
  const seasonUntil = season?.until ?? null
  return { kind, roomId, weekdays, times, seasonFrom, seasonUntil, staffId, startsOn }
}

async function sayWhoWasFirst(tx: Tx, id: string): Promise<never> {
  const now = found((await selectPlan(tx, id))[0])
  const about = now.changedByName === null ? {} : { byName: now.changedByName }
  return failAbout(now.removedAt === null ? 'PLAN_CHANGED' : 'PLAN_REMOVED', about)
}

function toEntry({ seasonFrom, seasonUntil, removedAt: _, ...row }: PlanRecord, actor: Actor): Entry {
  const season = seasonFrom === null || seasonUntil === null ? null : { from: seasonFrom, until: seasonUntil }
  return { ...row, season, can: actor.rights.has('plan.edit') ? ['edit', 'remove'] : [] }
}
