// Who is in the house, kept on the tablet for an evacuation: read again every minute, whatever the tablet shows.
import { deviceStorage, readJson, writeJson } from '../../platform/storage.ts'
import { type House, houseApi } from '../house/index.ts'
import { every } from './kiosk.board.ts'
import { ask, keptWhilePaired } from './kiosk.paired.ts'
import { lastTaps, type Tap } from './kiosk.queue.ts'
import { isOfDay, tapsOfDay } from './kiosk.shown.ts'
import type { Board, Person } from './kiosk.view.ts'

export const houseQuery = (tenantId: string) => ({
  queryKey: ['kiosk.house', tenantId],
  queryFn: async () => {
    const house = await ask(houseApi.getHouse, {})
    writeJson(deviceStorage(), keptWhilePaired.house, house)
    return house
  },
  initialData: () => readJson<House>(deviceStorage(), keptWhilePaired.house),
  // It may be of yesterday: it is read again at once, not in a minute.
  initialDataUpdatedAt: 0,
  networkMode: 'always' as const,
  refetchInterval: every,
  retry: false,
})

/** The house with those who came and went on this tablet while it had no network. Whoever was in it on another day has
 *  gone home since; visitors may forget to sign out. */
export function houseWithTaps(read: House, board: Board, taps: readonly Tap[], now: number): House {
  const { timeZone } = board
  const last = lastTaps(tapsOfDay(taps, now, timeZone))
  const house = isOfDay(read.at, now, timeZone) ? read : emptied(read)
  const known = new Set(
    [...house.rooms.flatMap(({ children, staff }) => [...children, ...staff]), ...house.staff].map(
      ({ id }) => id,
    ),
  )
  const left = (people: House['staff']) => people.filter(({ id }) => last.get(id) !== 'out')
  const came = (people: readonly Person[] = []) =>
    people.filter(({ id }) => last.get(id) === 'in' && !known.has(id)).map(({ id, name }) => ({ id, name }))
  return {
    ...house,
    rooms: house.rooms.map((room) => ({
      ...room,
      children: [
        ...left(room.children),
        ...came(board.rooms.find(({ code }) => code === room.code)?.children),
      ],
      staff: left(room.staff),
    })),
    staff: [...left(house.staff), ...came(board.staff)],
  }
}

const emptied = (house: House): House => ({
  ...house,
  rooms: house.rooms.map((room) => ({ ...room, children: [], staff: [] })),
  staff: [],
  visitors: [],
})
