// Who uses the app in the measurements: a teacher at work in every centre.
import { randomBytes } from 'node:crypto'
import { morning, withClient } from './data.ts'

/** A teacher at work in a centre, with the present children of a room and all sleepers of the centre. */
export interface Desk {
  tenantId: string
  personId: string
  account: string
  sessionId: string
  timeZone: string
  today: string
  roomId: string
  roomCode: string
  childIds: string[]
  sleepIds: string[]
  /** Valid for the whole run. */
  token: string
}

export type Seat = Omit<Desk, 'token'>

/** Opens a session for one teacher of every centre, in the room with the most children. */
export function takeSeats(
  url: string,
  { tenantIds, ids }: { tenantIds: readonly string[]; ids: () => string },
): Promise<Seat[]> {
  return withClient(url, async (client) => {
    const seats: Seat[] = []
    for (const tenantId of tenantIds) {
      const sessionId = ids()
      await client.query('begin')
      await client.query(`select set_config('app.tenant_id', $1, true), set_config('app.now', $2, true)`, [
        tenantId,
        morning,
      ])
      const { rows } = await client.query<Omit<Seat, 'tenantId' | 'sessionId'>>(openSession, [
        sessionId,
        randomBytes(32),
      ])
      await client.query('commit')
      for (const row of rows) seats.push({ tenantId, sessionId, ...row })
    }
    return seats
  })
}

const openSession = `
  with seat as (
    select staff.id, staff.account, room.id as room_id, room.code, centre.time_zone, there.day, there.children
    from staff
    join room using (tenant_id)
    join centre using (tenant_id)
    cross join lateral (
      select stay.day, array_agg(stay.child_id) as children from attendance stay
      where stay.tenant_id = room.tenant_id and stay.room_id = room.id and stay.signed_out_at is null
        and stay.voided_at is null and stay.day = (app_now() at time zone centre.time_zone)::date
      group by stay.day
    ) there
    where staff.tenant_id = current_tenant() and staff.roles = '{teacher}'
    order by cardinality(there.children) desc, staff.id limit 1
  ), opened as (
    insert into session (id, staff_id, refresh_hash, expires_at)
    select $1, id, $2, app_now() + interval '1 day' from seat
  )
  select id as "personId", account, room_id as "roomId", code as "roomCode", time_zone as "timeZone",
    day::text as today, children as "childIds",
    array(
      select sleep.id from care_record sleep
      where sleep.tenant_id = current_tenant() and sleep.kind = 'sleep' and sleep.voided_at is null
        and sleep.detail->'upAt' = 'null' and sleep.detail->'asleepAt' <> 'null'
    ) as "sleepIds"
  from seat`
