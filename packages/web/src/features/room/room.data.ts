import { room } from '@daybook/contract/room/room.kind.ts'
import { createStore } from '../../kit/store.ts'
import { client } from '../../platform/api/client.ts'
import { liveUpdates } from '../../platform/live/live.updates.ts'
import { query } from '../../platform/query/query.ts'

/** Room code → why the room needs somebody now, in words. Other features set it; the rooms' chips show it. */
export const roomMarks = createStore<ReadonlyMap<string, string>>(new Map())

const api = client(room)

/** The rooms that the person may work in, their own first. */
export const roomsQuery = () => query(api.listRoomsForStaff)

const { submit, remove, listRooms, listRoomsForStaff } = api
const readAgain = [{ read: listRooms }, { read: listRoomsForStaff }]

liveUpdates(submit, { readAgain })
liveUpdates(remove, { readAgain })
