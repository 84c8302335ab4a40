import type { SleepDetail } from '@daybook/contract/sleep/sleep.contract.ts'
import { sql } from 'kysely'
import type { Tx } from '../../platform/database/database.ts'

export interface CheckedSleep {
  id: string
  occurredAt: string
  detail: SleepDetail
  /** Oldest first. */
  checks: { occurredAt: string }[]
  firstName: string
  familyName: string
  roomCode: string
  roomName: string
}

/** Every sleep of a period and every open one, with the times of its checks. */
export async function checkedSleeps(tx: Tx, period: { from: Date; until: Date }): Promise<CheckedSleep[]> {
  const { rows } = await sql<CheckedSleep>`
    select sleep.id, sleep.occurred_at, sleep.detail,
      child.first_name, child.family_name, room.code as room_code, room.name as room_name,
      coalesce((
        select json_agg(json_build_object('occurredAt', seen.occurred_at) order by seen.occurred_at)
        from sleep_check seen
        where seen.tenant_id = current_tenant() and seen.record_id = sleep.id and seen.voided_at is null
      ), '[]') as checks
    from care_record sleep
    join child on child.tenant_id = sleep.tenant_id and child.id = sleep.child_id
    join room on room.tenant_id = sleep.tenant_id and room.id = sleep.room_id
    where sleep.tenant_id = current_tenant() and sleep.id in (
      select id from care_record
      where tenant_id = current_tenant() and kind = 'sleep' and voided_at is null
        and occurred_at >= ${period.from.toISOString()} and occurred_at < ${period.until.toISOString()}
      union
      select id from care_record
      where tenant_id = current_tenant() and kind = 'sleep' and voided_at is null
        and detail->'upAt' = 'null' and occurred_at < ${period.until.toISOString()})
    order by sleep.occurred_at`.execute(tx)
  return rows
}
