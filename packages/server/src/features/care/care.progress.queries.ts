import { overdueAfter } from '@daybook/contract/task/task.rules.ts'
import { sql } from 'kysely'
import type { Tx } from '../../platform/database/database.ts'
import type { Progress, TaskKind, TaskOf } from '../task/index.ts'
import type { CareKind, TaskedKind } from './care.kind.ts'

type Expects = Pick<CareKind, 'awaited'>

/** What today's list needs to know about a kind. */
export function tasksOfCare(kind: TaskedKind): TaskKind<Expects> {
  return { kind: kind.name, of: kind, progress: careProgress }
}

/** The progress of care tasks of any kinds. Done are the children with an entry that is not voided. Expected are the children who
 *  were here from the task's time until the round is overdue (until now, before that). A child who comes later counts
 *  once recorded. One who leaves during the round is not expected. One who stayed without an entry is a gap. */
export async function careProgress(
  tx: Tx,
  tasks: readonly TaskOf<Expects>[],
  now: Date,
): Promise<Map<string, Progress>> {
  if (tasks.length === 0) return new Map()
  const upToNow = (dueAt: string, more: number) =>
    new Date(Math.min(now.getTime(), Date.parse(dueAt) + more)).toISOString()
  const { rows } = await sql<{ id: string; done: number; total: number }>`
    with wanted as (
      select * from unnest(${tasks.map(({ id }) => id)}::uuid[], ${tasks.map(({ roomId }) => roomId)}::uuid[],
        ${tasks.map(({ day }) => day)}::date[], ${tasks.map(({ dueAt }) => upToNow(dueAt, 0))}::timestamptz[],
        ${tasks.map(({ dueAt }) => upToNow(dueAt, overdueAfter))}::timestamptz[],
        ${tasks.map(({ kind }) => kind)}::text[], ${tasks.map(({ of }) => of.awaited?.inNappies ?? null)}::boolean[])
        as task (id, room_id, day, from_at, until_at, kind, in_nappies)
    ), recorded as (
      select distinct wanted.id, record.child_id from wanted
      join care_record record on record.tenant_id = current_tenant() and record.task_id = wanted.id
        and record.kind = wanted.kind and record.voided_at is null
    ), here as (
      select distinct wanted.id, stay.child_id from wanted
      join attendance stay on stay.tenant_id = current_tenant() and stay.day = wanted.day
        and stay.voided_at is null and stay.signed_in_at <= wanted.from_at
        and coalesce(stay.signed_out_at, 'infinity') > wanted.until_at
        and (wanted.room_id is null or stay.room_id = wanted.room_id)
      join child on child.tenant_id = stay.tenant_id and child.id = stay.child_id
      where child.in_nappies = coalesce(wanted.in_nappies, child.in_nappies)
    )
    select id, count(recorded.child_id) as done, count(*) as total
    from recorded full join here using (id, child_id) group by id`.execute(tx)
  return new Map(rows.map(({ id, done, total }) => [id, { done, total }]))
}
