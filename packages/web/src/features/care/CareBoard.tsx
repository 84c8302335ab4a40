import { IconUsers } from '@tabler/icons-react'
import { useQuery } from '@tanstack/react-query'
import { BoardScreen } from '../../kit/BoardScreen.tsx'
import { subjectColours } from '../../kit/SubjectIcon.tsx'
import { useT } from '../../platform/i18n/language.ts'
import { go } from '../../platform/screens/navigate.ts'
import type { Place } from '../../platform/screens/places.ts'
import { session, useSession } from '../../platform/session/current.ts'
import { RoomChips, roomsQuery } from '../room/index.ts'
import { BoardHead } from './BoardHead.tsx'
import { useDesk } from './care.board.ts'
import { type BoardSearch, boardQuery } from './care.data.ts'
import type { Board, CareKind } from './care.view.ts'
import { QuickBar } from './QuickBar.tsx'
import { RefusedSheet } from './RefusedSheet.tsx'
import { RoomFaces } from './RoomFaces.tsx'

interface CareBoardProps {
  kind: CareKind
  search: BoardSearch
  /** The screen's own address with other parameters. */
  place: (search: BoardSearch) => Place
}

/** A room and one kind of care: choose faces, tap what it was. The whole room takes two taps. */
export function CareBoard({ kind, search, place }: CareBoardProps) {
  const t = useT()
  const { vuex_group_code } = useSession()
  const rooms = useQuery(roomsQuery())
  const ownRoom = vuex_group_code ?? rooms.data?.[0]?.code
  const wanted = search.code || search.taskId ? search : { ...search, code: ownRoom }
  const read = useQuery({
    ...boardQuery(kind, wanted),
    enabled: wanted.code !== undefined || wanted.taskId !== undefined,
  })
  const openRoom = (code: string) => {
    session.chooseRoom(code)
    void go(place({ code, date: search.taskId ? undefined : search.date }), { replace: true })
  }
  const room = read.data?.room?.code ?? wanted.code ?? ''
  return (
    <div style={subjectColours(kind.subject)}>
      <BoardScreen
        read={read}
        chips={rooms.data && <RoomChips rooms={rooms.data} value={room} onChange={openRoom} />}
        empty={{
          icon: <IconUsers />,
          title: t('care.nobody'),
          hint: t('care.nobodyHint'),
          when: ({ children }) => children.length === 0,
        }}
      >
        {(board) => <Desk key={`${board.room?.id} ${board.day}`} kind={kind} board={board} place={place} />}
      </BoardScreen>
    </div>
  )
}

function Desk({ kind, board, place }: { kind: CareKind; board: Board; place: CareBoardProps['place'] }) {
  const desk = useDesk(kind, board)
  return (
    <>
      <BoardHead desk={desk} place={place} />
      <RoomFaces desk={desk} />
      <QuickBar desk={desk} place={place} />
      <RefusedSheet desk={desk} />
    </>
  )
}
