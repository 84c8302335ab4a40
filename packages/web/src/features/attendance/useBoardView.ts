import { useQuery } from '@tanstack/react-query'
import { useMemo, useState } from 'react'
import { useNow } from '../../kit/clock.ts'
import { session } from '../../platform/session/current.ts'
import { type Group, grouped, groups, inRoom, roomsWithCounts, seenAt } from './attendance.board.ts'
import { boardQuery } from './attendance.data.ts'

/** The person's current view of the board: room, search and group.
 *  @param code the room in the address; the last room shown when left out
 *  @param first the only group shown at the start; all when left out */
export function useBoardView(code: string | undefined, first: Group | undefined) {
  const now = useNow()
  const read = useQuery(boardQuery())
  const [wanted, setWanted] = useState(code ?? session.get().vuex_group_code ?? '')
  const [typed, setTyped] = useState('')
  const [only, setOnly] = useState(first)

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
    setOnly,
    /** The groups to show. */
    shown: groups.filter((group) => (only ? group === only : byGroup.get(group)?.length)),
    chooseRoom(next: string) {
      setWanted(next)
      setTyped('')
      setOnly(undefined)
      if (next !== '') session.chooseRoom(next)
    },
  }
}

export type BoardView = ReturnType<typeof useBoardView>
