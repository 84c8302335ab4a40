import { sql } from 'kysely'
import type { Tx } from '../../platform/database/database.ts'

/** Who belongs to a room on a day: those enrolled there, and those who were signed in there. */
export async function childIdsOfRoom(tx: Tx, roomId: string, day: string): Promise<string[]> {
  const { rows } = await sql<{ childId: string }>`
    select enrolment.child_id from enrolment
    join child on child.tenant_id = enrolment.tenant_id and child.id = enrolment.child_id and child.active
    where enrolment.tenant_id = current_tenant() and enrolment.room_id = ${roomId}
      and enrolment.starts_on <= ${day} and coalesce(enrolment.ends_on, 'infinity') >= ${day}
    union
    select child_id from attendance
    where tenant_id = current_tenant() and room_id = ${roomId} and day = ${day} and voided_at is null`.execute(
    tx,
  )
  return rows.map((row) => row.childId)
}

export async function roomById(tx: Tx, id: string): Promise<{ id: string; code: string; name: string }> {
  return tx.selectFrom('room').select(['id', 'code', 'name']).where('id', '=', id).executeTakeFirstOrThrow()
}
