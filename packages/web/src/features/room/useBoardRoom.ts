import { useQuery } from '@tanstack/react-query'
import { go } from '../../platform/screens/navigate.ts'
import type { Place } from '../../platform/screens/places.ts'
import { session, useSession } from '../../platform/session/current.ts'
import { roomsQuery } from './room.data.ts'

interface BoardSearch {
  code?: string
  taskId?: string
  /** A day before today. */
  date?: string
}

/** Which room a board is about: the one of its address or its task, else the person's own.
 *  @param place the screen's own address with other parameters */
export function useBoardRoom(search: BoardSearch, place: (search: BoardSearch) => Place) {
  const { vuex_group_code } = useSession()
  const rooms = useQuery(roomsQuery()).data
  const ownRoom = vuex_group_code ?? rooms?.[0]?.code
  const wanted = search.code || search.taskId ? search : { ...search, code: ownRoom }
  const openRoom = (code: string) => {
    session.chooseRoom(code)
    void go(place({ code, date: search.taskId ? undefined : search.date }), { replace: true })
  }
  return { rooms, wanted, isKnown: wanted.code !== undefined || wanted.taskId !== undefined, openRoom }
}
