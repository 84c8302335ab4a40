import type { room } from '@daybook/contract/room/room.kind.ts'
import type { ContextOf } from '../../platform/context.ts'
import { allRooms, ownRoomOf } from './room.queries.ts'

type Of<K extends keyof typeof room.operations> = ContextOf<(typeof room.operations)[K]>

export const listRooms = ({ tx }: Of<'listRooms'>) => allRooms(tx)

export async function listRoomsForStaff({ tx, actor }: Of<'listRoomsForStaff'>) {
  const own = await ownRoomOf(tx, actor.personId)
  const rooms = (await allRooms(tx)).map((room) => ({ ...room, own: room.id === own?.id }))
  return rooms.sort((a, b) => Number(b.own) - Number(a.own))
}
