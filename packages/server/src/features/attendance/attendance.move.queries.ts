// Somebody who is here goes to another room. The stay is not interrupted: it has the room where they are now, and each move
// is kept beside it.
import type { Tx } from '../../platform/database/database.ts'

interface Moved {
  id: string
  roomId: string | null
}

type Stays = 'attendance' | 'staffAttendance'

/** Moves these stays. One that was moved at a later time already stays there: that device was faster. */
export async function moveStays(
  tx: Tx,
  stays: readonly Moved[],
  move: { of: Stays; toRoomId: string | null; at: string; byId: string; ids: () => string },
): Promise<void> {
  const { of, toRoomId, at, byId, ids } = move
  const key = of === 'attendance' ? 'attendanceId' : 'staffAttendanceId'
  const stayIds = stays.map(({ id }) => id)
  const later = await tx
    .selectFrom('roomMove')
    .select((eb) => eb.ref(key).$notNull().as('id'))
    .where(key, 'in', stayIds)
    .where('at', '>', at)
    .execute()
  await tx
    .insertInto('roomMove')
    .values(stays.map(({ id, roomId }) => ({ id: ids(), [key]: id, fromRoomId: roomId, toRoomId, at, byId })))
    .execute()
  const now = stayIds.filter((id) => !later.some((row) => row.id === id))
  if (now.length === 0) return
  if (of === 'staffAttendance')
    await tx.updateTable('staffAttendance').set({ roomId: toRoomId }).where('id', 'in', now).execute()
  else if (toRoomId !== null)
    await tx.updateTable('attendance').set({ roomId: toRoomId }).where('id', 'in', now).execute()
}
