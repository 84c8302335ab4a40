import { room } from '@daybook/contract/room/room.contract.ts'
import { implement } from '../../platform/implement.ts'
import { listRooms, listRoomsForStaff } from './room.handlers.ts'

export const roomRoutes = implement(room, {
  listRooms: { can: 'room.read', run: listRooms },
  listRoomsForStaff: { can: 'room.read', run: listRoomsForStaff },
})
