import type { SleepDetail } from '@daybook/contract/sleep/sleep.contract.ts'
import { sql } from 'kysely'
import type { Tx } from '../../platform/database/database.ts'

export interface OpenSleep {
  id: string
  occurredAt: string
  detail: SleepDetail
  version: number
  /** The last check, if any. */
  checks: { occurredAt: string }[]
  childId: string
  firstName: string
  familyName: string
  roomId: string
  roomCode: string
  roomName: string
}

/** The room where a sleep is: a sleeper who is moved meanwhile is watched in the room of the open stay, like everybody
 *  else. The care record is `sleep`. */
export const roomOfSleep = sql<string>`coalesce(
  (select stay.room_id from attendance stay
    where stay.tenant_id = sleep.tenant_id and stay.child_id = sleep.child_id
      and stay.signed_out_at is null and stay.voided_at is null and sleep.detail->'upAt' = 'null'
    order by stay.day desc limit 1),
  sleep.room_id)`

/** Every child in the centre who is in bed or asleep now. */
export async function openSleeps(tx: Tx): Promise<OpenSleep[]> {
  const { rows } = await sql<Omit<OpenSleep, 'checks'> & { checkedAt: string | null }>`
    select sleep.id, sleep.occurred_at, sleep.detail, sleep.version, seen.occurred_at as checked_at,
      child.id as child_id, child.first_name, child.family_name,
      room.id as room_id, room.code as room_code, room.name as room_name
    from care_record sleep
    join child on child.tenant_id = sleep.tenant_id and child.id = sleep.child_id
    join room on room.tenant_id = sleep.tenant_id and room.id = ${roomOfSleep}
    left join lateral (
      select occurred_at from sleep_check
      where tenant_id = current_tenant() and record_id = sleep.id and voided_at is null
      order by occurred_at desc limit 1
    ) seen on true
    where sleep.tenant_id = current_tenant() and sleep.kind = 'sleep' and sleep.voided_at is null
      and sleep.detail->'upAt' = 'null'`.execute(tx)
  return rows.map(({ checkedAt, ...sleep }) => ({
    ...sleep,
    checks: checkedAt === null ? [] : [{ occurredAt: checkedAt }],
  }))
}

/** The names of the centre's children. */
export function childNames(tx: Tx): Promise<{ id: string; firstName: string; familyName: string }[]> {
  return tx.selectFrom('child').select(['id', 'firstName', 'familyName']).where('active', '=', true).execute()
}
