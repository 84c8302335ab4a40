import { room } from '@daybook/contract/room/room.kind.ts'
import { implement } from '../../platform/implement.ts'
import { registerHandlers } from '../register/index.ts'
import { listRooms, listRoomsForStaff } from './room.handlers.ts'
import { roomRegister } from './room.register.ts'

export const roomRoutes = implement(room, {
  ...registerHandlers(roomRegister),
  listRooms: { can: 'room.read', run: listRooms },
  listRoomsForStaff: { can: 'room.read', run: listRoomsForStaff },
})
