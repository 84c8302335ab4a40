import { useQuery } from '@tanstack/react-query'
import { useMemo, useState } from 'react'
import { useNow } from '../../kit/clock.ts'
import { go } from '../../platform/screens/navigate.ts'
import { to } from '../../platform/screens/places.ts'
import { session, useSession } from '../../platform/session/current.ts'
import { type Group, grouped, groups, inRoom, roomsWithCounts, seenAt } from './attendance.board.ts'
import { allRooms, boardQuery } from './attendance.data.ts'

/** The person's current view of the board: search, and the room and group of the address, so that a link to others works
 *  on the board itself, and Back and reloading return to them.
 *  @param code or `allRooms`; the last room shown when left out
 *  @param only the only group shown; all when left out */
export function useBoardView(code: string | undefined, only: Group | undefined) {
  const now = useNow()
  const read = useQuery(boardQuery())
  const { vuex_group_code: lastRoom = '' } = useSession()
  const wanted = code === allRooms ? '' : (code ?? lastRoom)
  const [typed, setTyped] = useState('')

  // Memoised, because computing the times of hundreds of children would delay every tap.
  const everyone = useMemo(() => (read.data ? seenAt(read.data, new Date(now)) : []), [read.data, now])
  const rooms = useMemo(() => (read.data ? roomsWithCounts(read.data, everyone) : []), [read.data, everyone])
  // The room may have been removed since it was last shown.
  const room = rooms.some((one) => one.code === wanted) ? wanted : ''
  const here = useMemo(() => inRoom(everyone, room), [everyone, room])
  const byGroup = useMemo(() => grouped(here, typed), [here, typed])

  return {
    now,
    read,
    everyone,
    rooms,
    room,
    here,
    byGroup,
    typed,
    setTyped,
    only,
    setOnly: (next: Group | undefined) =>
      void go(to.childrenList({ code: room || allRooms, show: next }), { replace: true }),
    /** The groups to show. */
    shown: groups.filter((group) => (only ? group === only : byGroup.get(group)?.length)),
    chooseRoom(next: string) {
      setTyped('')
      if (next !== '') session.chooseRoom(next)
      void go(to.childrenList({ code: next || allRooms }), { replace: true })
    },
  }
}

export type BoardView = ReturnType<typeof useBoardView>
