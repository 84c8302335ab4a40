import type { AnswerOf } from '@daybook/contract/kernel/feature.ts'
import type { room } from '@daybook/contract/room/room.contract.ts'
import type { Tx } from '../../platform/database/database.ts'
import { sameTenant } from '../../platform/database/join.ts'
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
    .orderBy('sort')
    .orderBy('name')
    .execute()
  return rows.map(roomOption)
}

const withCode = statement((db, value: Value<{ code: string }>) =>
  db.selectFrom('room').select(['id', 'code', 'name']).where('code', '=', value('code')).compile(),
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
