import { room } from '@daybook/contract/room/room.contract.ts'
import { samples } from '@daybook/testkit/samples.ts'

export const roomSamples = samples(room, {
  listRooms: () => ({}),
  listRoomsForStaff: () => ({}),
})
