import { room } from '@daybook/contract/room/room.kind.ts'
import { client } from '../../platform/api/client.ts'
import { liveUpdates } from '../../platform/live/live.updates.ts'

const { submit, remove, listRooms, listRoomsForStaff } = client(room)
const readAgain = [{ read: listRooms }, { read: listRoomsForStaff }]

liveUpdates(submit, { readAgain })
liveUpdates(remove, { readAgain })
