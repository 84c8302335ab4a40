import type { SleepFacts } from '@daybook/contract/sleep/sleep.rules.ts'
import { sql } from 'kysely'
import type { Tx } from '../../platform/database/database.ts'

interface FactsWanted {
  from: Date
  until: Date
  roomId: string | undefined
  /** Only those that began before this sleep. */
  before: { id: string; occurredAt: string } | undefined
  most?: number | undefined
}

/** What gaps follow from: every sleep of a period, and every open sleep from before it, with the times of its checks.
 *  Newest first. */
export async function sleepFacts(
  tx: Tx,
  { from, until, roomId, before, most }: FactsWanted,
): Promise<(SleepFacts & { id: string })[]> {
  const inRoom = roomId === undefined ? sql`` : sql`and room_id = ${roomId}`
  const earlier = before
    ? sql`and occurred_at <= ${before.occurredAt} and (occurred_at, id) < (${before.occurredAt}, ${before.id})`
    : sql``
  const sleeps = sql`select id, occurred_at, detail from care_record
    where tenant_id = current_tenant() and kind = 'sleep' and voided_at is null
      and occurred_at < ${until.toISOString()} ${inRoom} ${earlier}`
  const { rows } = await sql<SleepFacts & { id: string }>`
    select id, occurred_at, detail,
      coalesce((
        select json_agg(json_build_object('occurredAt', seen.occurred_at) order by seen.occurred_at)
        from sleep_check seen
        where seen.tenant_id = current_tenant() and seen.record_id = sleep.id and seen.voided_at is null
      ), '[]') as checks
    from (${sleeps} and detail->'upAt' = 'null' union ${sleeps} and occurred_at >= ${from.toISOString()}) sleep
    order by occurred_at desc, id desc
    ${most === undefined ? sql`` : sql`limit ${sql.lit(most)}`}`.execute(tx)
  return rows
}

/** When a sleep began, voided or not. */
export const startOf = (tx: Tx, id: string) =>
  tx
    .selectFrom('careRecord')
    .select(['id', 'occurredAt'])
    .where('id', '=', id)
    .where('kind', '=', 'sleep')
    .executeTakeFirst()
