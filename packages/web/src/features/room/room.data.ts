import { room } from '@daybook/contract/room/room.kind.ts'
import { client } from '../../platform/api/client.ts'
import { liveUpdates } from '../../platform/live/live.updates.ts'
import { query } from '../../platform/query/query.ts'

const api = client(room)

/** The rooms that the person may work in, their own first. */
export const roomsQuery = () => query(api.listRoomsForStaff)

const { submit, remove, listRooms, listRoomsForStaff } = api
const readAgain = [{ read: listRooms }, { read: listRoomsForStaff }]

liveUpdates(submit, { readAgain })
liveUpdates(remove, { readAgain })
