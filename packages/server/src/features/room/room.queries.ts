import type { AnswerOf } from '@daybook/contract/kernel/feature.ts'
import type { room } from '@daybook/contract/room/room.kind.ts'
import { sql } from 'kysely'
import { sameTenant } from '../../platform/database/conditions.ts'
import type { Tx } from '../../platform/database/database.ts'
import { statement, type Value } from '../../platform/database/statement.ts'
import { fail } from '../../platform/errors.ts'

export type RoomOption = AnswerOf<(typeof room.operations)['listRooms']>[number]

/** A room's row as an option of a picker. */
export function roomOption(row: {
  id: string
  code: string
  name: string
  fromMonths: number
  untilMonths: number
  capacity: number
}): RoomOption {
  const { id, code, name, fromMonths, untilMonths, capacity } = row
  return { id, label: name, value: code, name, code, fromMonths, untilMonths, capacity }
}

/** Every room, youngest children first. */
export async function allRooms(tx: Tx): Promise<RoomOption[]> {
  const rows = await tx
    .selectFrom('room')
    .select(['id', 'code', 'name', 'fromMonths', 'untilMonths', 'capacity'])
    .where('active', '=', true)
    .orderBy('sort')
    .orderBy('name')
    .execute()
  return rows.map(roomOption)
}

/** Of all rooms, also of those that have ended. */
export async function codesOfRooms(tx: Tx): Promise<string[]> {
  const rows = await tx.selectFrom('room').select('code').execute()
  return rows.map(({ code }) => code)
}

const withCode = statement((db, value: Value<{ code: string }>) =>
  db
    .selectFrom('room')
    .select(['id', 'code', 'name'])
    .where('code', '=', value('code'))
    .where('active', '=', true)
    .compile(),
)

/** The room with this code. ROOM_NOT_FOUND when the centre has none. */
export async function roomByCode(tx: Tx, code: string): Promise<{ id: string; code: string; name: string }> {
  const [row] = await withCode(tx, { code })
  return row ?? fail('ROOM_NOT_FOUND')
}

/** The room that a member of staff is assigned to, if any. */
export async function ownRoomOf(tx: Tx, staffId: string): Promise<{ id: string; code: string } | undefined> {
  return tx
    .selectFrom('staff')
    .innerJoin('room', (join) => sameTenant(join, 'room.id', 'staff.roomId'))
    .select(['room.id', 'room.code'])
    .where('staff.id', '=', staffId)
    .executeTakeFirst()
}

/** Every room, and whether this person is assigned to it or signed in to it on this day. */
export async function roomsWithOwn(tx: Tx, { personId, today }: { personId: string; today: string }) {
  const [rooms, staff, work] = await Promise.all([
    tx.selectFrom('room').select(['id', 'code', 'name']).orderBy('sort').orderBy('name').execute(),
    tx.selectFrom('staff').select('roomId').where('id', '=', personId).execute(),
    tx
      .selectFrom('staffAttendance')
      .select('roomId')
      .where('staffId', '=', personId)
      .where('day', '=', today)
      .where('signedOutAt', 'is', null)
      .execute(),
  ])
  const own = new Set([...staff, ...work].map(({ roomId }) => roomId))
  return rooms.map((room) => ({ ...room, own: own.has(room.id) }))
}

/** Which of these rooms have children enrolled, from this day on, or rounds in the plan. */
export async function roomsInUse(tx: Tx, ids: readonly string[], today: string): Promise<string[]> {
  const { rows } = await sql<{ id: string }>`
    select room_id as id from enrolment join child using (tenant_id)
      where tenant_id = current_tenant() and room_id = any(${ids}::uuid[]) and child.id = enrolment.child_id
        and child.active and coalesce(ends_on, 'infinity') >= ${today}
    union select room_id from plan_entry
      where tenant_id = current_tenant() and room_id = any(${ids}::uuid[]) and removed_at is null`.execute(tx)
  return rows.map(({ id }) => id)
}
