import { aftercare } from '@daybook/contract/aftercare/aftercare.contract.ts'
import { attendance } from '@daybook/contract/attendance/attendance.contract.ts'
import { bottle } from '@daybook/contract/bottle/bottle.contract.ts'
import { headCount } from '@daybook/contract/headCount/headCount.contract.ts'
import { house } from '@daybook/contract/house/house.contract.ts'
import { careKindNames } from '@daybook/contract/kernel/kinds.generated.ts'
import { medicinePlan } from '@daybook/contract/medicinePlan/medicinePlan.contract.ts'
import { ratio } from '@daybook/contract/ratio/ratio.contract.ts'
import { room } from '@daybook/contract/room/room.kind.ts'
import { sleep } from '@daybook/contract/sleep/sleep.contract.ts'
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
const heads = client(headCount)

/** Rooms have their names on every board, and their chips. */
const readAgain = [
  ...[listRooms, listRoomsForStaff],
  ...careKindNames.map((kind) => ({ id: `${kind}.getBoard` })),
  ...[client(sleep).getBoard, client(sleep).getWatch, client(aftercare).getWatch],
  ...[client(bottle).getBoard, client(medicinePlan).getBoard],
  ...[heads.getBoard, heads.getWatch, client(ratio).getBoard],
  ...[client(attendance).listToday, client(house).getHouse],
].map((read) => ({ read }))

liveUpdates(submit, { readAgain })
liveUpdates(remove, { readAgain })
