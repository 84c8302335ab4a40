// Which round an entry counts for. A round is a task with children: its window is open from a while before it is due
// until a while after (contract: task.rules.ts).
import { roundWindow } from '@daybook/contract/task/task.rules.ts'
import { sql } from 'kysely'
import type { Tx } from '../../platform/database/database.ts'

export interface RoundClaim {
  id: string
  childId: string
  /** The room that the child was in. */
  roomId: string
  occurredAt: string
  day: string
}

/** A care_record's place in the rounds. */
export interface InRound {
  kind: string
  childId: string
  taskId: string | null
}

const before = sql`${roundWindow.before} * interval '1 millisecond'`
const after = sql`${roundWindow.after} * interval '1 millisecond'`

/** Claim id → the task that it counts for: of its kind, of the child's room or of the whole centre, whose window holds
 *  its time and which has no entry of this child. Of several it is the one due first. */
export async function roundsFor(
  tx: Tx,
  kind: string,
  claims: readonly RoundClaim[],
): Promise<ReadonlyMap<string, string>> {
  if (claims.length === 0) return new Map()
  const { rows } = await sql<{ id: string; taskId: string }>`
    select distinct on (claim.id) claim.id, task.id as task_id
    from unnest(${claims.map(({ id }) => id)}::uuid[], ${claims.map(({ childId }) => childId)}::uuid[],
      ${claims.map(({ roomId }) => roomId)}::uuid[], ${claims.map(({ occurredAt }) => occurredAt)}::timestamptz[],
      ${claims.map(({ day }) => day)}::date[]) as claim (id, child_id, room_id, at, day)
    join task on task.tenant_id = current_tenant() and task.day = claim.day and task.kind = ${kind}
      and task.cancelled_at is null and coalesce(task.room_id, claim.room_id) = claim.room_id
      and claim.at between task.due_at - ${before} and task.due_at + ${after}
    where not exists (
      select from care_record
      where tenant_id = current_tenant() and task_id = task.id and child_id = claim.child_id
        and voided_at is null and id <> claim.id)
    order by claim.id, task.due_at, task.room_id nulls last, task.id`.execute(tx)
  return new Map(rows.map(({ id, taskId }) => [id, taskId]))
}

/** Whether the window of a task holds an instant. */
export async function isInWindow(tx: Tx, taskId: string, at: string): Promise<boolean> {
  const { rows } = await sql`
    select from task where tenant_id = current_tenant() and id = ${taskId}
      and ${at}::timestamptz between due_at - ${before} and due_at + ${after}`.execute(tx)
  return rows.length > 0
}

/** Fills rounds that have lost a child's entry, with the child's first entry in the window that counts for none. */
export async function refillRounds(tx: Tx, lost: readonly InRound[]): Promise<void> {
  const inRounds = lost.filter(({ taskId }) => taskId !== null)
  if (inRounds.length === 0) return
  await sql`
    update care_record set task_id = spare.task_id
    from (
      select distinct on (task.id, lost.child_id) record.id, task.id as task_id
      from unnest(${inRounds.map(({ taskId }) => taskId)}::uuid[], ${inRounds.map(({ childId }) => childId)}::uuid[])
        as lost (task_id, child_id)
      join task on task.tenant_id = current_tenant() and task.id = lost.task_id
      join care_record record on record.tenant_id = current_tenant() and record.child_id = lost.child_id
        and record.kind = task.kind and record.task_id is null and record.voided_at is null
        and coalesce(task.room_id, record.room_id) = record.room_id
        and record.occurred_at between task.due_at - ${before} and task.due_at + ${after}
      where not exists (
        select from care_record other
        where other.tenant_id = current_tenant() and other.task_id = task.id and other.child_id = lost.child_id
          and other.voided_at is null)
      order by task.id, lost.child_id, record.occurred_at, record.id
    ) as spare
    where care_record.tenant_id = current_tenant() and care_record.id = spare.id`.execute(tx)
}
