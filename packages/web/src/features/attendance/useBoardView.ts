import { useQuery } from '@tanstack/react-query'
import { useMemo, useState } from 'react'
import { useNow } from '../../kit/clock.ts'
import { session } from '../../platform/session/current.ts'
import { type Group, grouped, groups, inRoom, roomsWithCounts, seenAt } from './attendance.board.ts'
import { boardQuery } from './attendance.data.ts'

/** The board as this person looks at it now: which room, which names, which of the groups.
 *  @param code the room that the address names; else the one last looked at */
export function useBoardView(code: string | undefined) {
  const now = useNow()
  const read = useQuery(boardQuery())
  const [wanted, setWanted] = useState(code ?? session.get().vuex_group_code ?? '')
  const [typed, setTyped] = useState('')
  const [only, setOnly] = useState<Group>()

  // Kept between renders: with hundreds of children a tap would otherwise wait for all their times.
  const everyone = useMemo(() => (read.data ? seenAt(read.data, new Date(now)) : []), [read.data, now])
  const rooms = useMemo(() => (read.data ? roomsWithCounts(read.data, everyone) : []), [read.data, everyone])
  // A room may be gone since it was last looked at.
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
    /** The groups that stand below each other. */
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
