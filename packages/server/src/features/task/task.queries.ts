import { sql } from 'kysely'
import { sameTenant } from '../../platform/database/conditions.ts'
import type { Tx } from '../../platform/database/database.ts'
import type { CreateId } from '../../platform/ids.ts'
import type { TaskRef } from './task.kinds.ts'
import type { PlannedTask, PlanRow } from './task.plan.ts'

export interface TaskRow extends TaskRef, PlannedTask {
  cancelledAt: string | null
}

// The kinds in the database match the contract: plan_entry has a CHECK, and tasks are created from its entries.
const kind = sql.ref<TaskRef['kind']>

/** The task, even if the plan has cancelled it since: a record made before that is still accepted. */
export function findTask(tx: Tx, id: string): Promise<TaskRef | undefined> {
  return tx
    .selectFrom('task')
    .select(['id', kind('kind').as('kind'), 'roomId', 'day', 'dueAt'])
    .where('id', '=', id)
    .executeTakeFirst()
}

/** The tasks of these days, both included, cancelled ones too; by due time, then in the order of the rooms. */
export function listTaskRows(tx: Tx, from: string, until: string): Promise<TaskRow[]> {
  return taskRows(tx).where('task.day', '>=', from).where('task.day', '<=', until).execute()
}

export function findTaskRow(tx: Tx, id: string): Promise<TaskRow | undefined> {
  return taskRows(tx).where('task.id', '=', id).executeTakeFirst()
}

const taskRows = (tx: Tx) =>
  tx
    .selectFrom('task')
    .leftJoin('room', (join) => sameTenant(join, 'room.id', 'task.roomId'))
    .leftJoin('staff', (join) => sameTenant(join, 'staff.id', 'task.staffId'))
    .select([
      'task.id',
      'task.planEntryId',
      kind('task.kind').as('kind'),
      'task.roomId',
      'room.code as roomCode',
      'room.name as roomName',
      'task.staffId',
      'staff.realName as staffName',
      'task.day',
      'task.dueTime',
      'task.dueAt',
      'task.cancelledAt',
    ])
    .orderBy('task.dueAt')
    .orderBy('room.sort')
    .orderBy('task.id')

/** Whether any child has come on a day. */
export async function hasAnybodyCome(tx: Tx, day: string): Promise<boolean> {
  const found = await tx
    .selectFrom('attendance')
    .select('id')
    .where('day', '=', day)
    .where('voidedAt', 'is', null)
    .limit(1)
    .executeTakeFirst()
  return found !== undefined
}

/** The plan as it is now. */
export function listPlanRows(tx: Tx): Promise<PlanRow[]> {
  return tx
    .selectFrom('planEntry')
    .leftJoin('room', (join) => sameTenant(join, 'room.id', 'planEntry.roomId'))
    .leftJoin('staff', (join) => sameTenant(join, 'staff.id', 'planEntry.staffId'))
    .select([
      'planEntry.id as planEntryId',
      kind('planEntry.kind').as('kind'),
      'planEntry.roomId',
      'room.code as roomCode',
      'room.name as roomName',
      'planEntry.staffId',
      'staff.realName as staffName',
      'planEntry.weekdays',
      'planEntry.times',
      'planEntry.seasonFrom',
      'planEntry.seasonUntil',
      'planEntry.startsOn',
      'planEntry.updatedAt',
    ])
    .where('planEntry.removedAt', 'is', null)
    .orderBy('room.sort')
    .orderBy('planEntry.id')
    .execute()
}

/** Creates each of these once, even with parallel requests. */
export async function insertTasks(tx: Tx, ids: CreateId, tasks: readonly PlannedTask[]): Promise<void> {
  if (tasks.length === 0) return
  const rows = tasks.map(({ planEntryId, kind, roomId, staffId, day, dueTime, dueAt }) => ({
    id: ids(),
    planEntryId,
    kind,
    roomId,
    staffId,
    day,
    dueTime,
    dueAt,
  }))
  await tx
    .insertInto('task')
    .values(rows)
    .onConflict((conflict) => conflict.doNothing())
    .execute()
}

/** Cancels the tasks of these entries on this day, except those to keep and those with records. Returns how many. */
export async function cancelTasks(
  tx: Tx,
  wanted: { planEntryIds: readonly string[]; day: string; keep: readonly string[]; at: Date },
): Promise<number> {
  const { numUpdatedRows } = await tx
    .updateTable('task')
    .set({ cancelledAt: wanted.at.toISOString() })
    .where('planEntryId', 'in', [...wanted.planEntryIds])
    .where('day', '=', wanted.day)
    .where('cancelledAt', 'is', null)
    .where('id', '<>', ({ fn, val }) => fn<string>('all', [val([...wanted.keep])]))
    .where(({ not, exists, selectFrom }) =>
      not(
        exists(
          selectFrom('careRecord')
            .select('careRecord.id')
            .whereRef('careRecord.tenantId', '=', 'task.tenantId')
            .whereRef('careRecord.taskId', '=', 'task.id')
            .where('careRecord.voidedAt', 'is', null),
        ),
      ),
    )
    .where(({ not, exists, selectFrom }) =>
      not(
        exists(
          selectFrom('filledCheck')
            .select('filledCheck.id')
            .whereRef('filledCheck.tenantId', '=', 'task.tenantId')
            .whereRef('filledCheck.taskId', '=', 'task.id'),
        ),
      ),
    )
    .executeTakeFirstOrThrow()
  return Number(numUpdatedRows)
}

/** Restores those of these tasks that were cancelled, and gives all of them their entry's current assignee. Returns how
 *  many it changed. */
export async function renewTasks(tx: Tx, taskIds: readonly string[]): Promise<number> {
  if (taskIds.length === 0) return 0
  const { numUpdatedRows } = await tx
    .updateTable('task')
    .from('planEntry')
    .set((e) => ({ cancelledAt: null, staffId: e.ref('planEntry.staffId') }))
    .whereRef('planEntry.tenantId', '=', 'task.tenantId')
    .whereRef('planEntry.id', '=', 'task.planEntryId')
    .where('task.id', 'in', [...taskIds])
    .where(({ or, eb, ref }) =>
      or([
        eb('task.cancelledAt', 'is not', null),
        eb('task.staffId', 'is distinct from', ref('planEntry.staffId')),
      ]),
    )
    .executeTakeFirstOrThrow()
  return Number(numUpdatedRows)
}
