import { room } from '@daybook/contract/room/room.kind.ts'
import type { ContextOf } from '../../platform/context.ts'
import { implement } from '../../platform/implement.ts'
import { registerHandlers } from '../register/index.ts'
import { allRooms, ownRoomOf } from './room.queries.ts'
import { roomRegister } from './room.register.ts'

type Of<K extends keyof typeof room.operations> = ContextOf<(typeof room.operations)[K]>

const listRooms = ({ tx }: Of<'listRooms'>) => allRooms(tx)

async function listRoomsForStaff({ tx, actor }: Of<'listRoomsForStaff'>) {
  const own = await ownRoomOf(tx, actor.personId)
  const rooms = (await allRooms(tx)).map((room) => ({ ...room, own: room.id === own?.id }))
  return rooms.sort((a, b) => Number(b.own) - Number(a.own))
}

export const roomRoutes = implement(room, {
  ...registerHandlers(roomRegister),
  listRooms: { can: 'room.read', run: listRooms },
  listRoomsForStaff: { can: 'room.read', run: listRoomsForStaff },
})
