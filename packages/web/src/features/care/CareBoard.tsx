import { ActionIcon } from '@mantine/core'
import { IconUsers } from '@tabler/icons-react'
import { useQuery } from '@tanstack/react-query'
import { lazy, type ReactNode, Suspense } from 'react'
import { BoardScreen } from '../../kit/BoardScreen.tsx'
import { subjectColours } from '../../kit/SubjectIcon.tsx'
import { useT } from '../../platform/i18n/language.ts'
import { loadChunk } from '../../platform/screens/chunk.ts'
import { Link } from '../../platform/screens/Link.tsx'
import { type Place, placeOf } from '../../platform/screens/places.ts'
import { ActionPlans } from '../actionPlan/ActionPlans.tsx'
import { useIsReadingSleeps } from '../attendance/index.ts'
import { NoRooms, RoomChips, useBoardRoom } from '../room/index.ts'
import { BoardHead } from './BoardHead.tsx'
import { useDesk } from './care.board.ts'
import { type BoardSearch, boardQuery } from './care.data.ts'
import { useHandedBack } from './care.handedBack.ts'
import type { Beside, Board, CareKind } from './care.view.ts'
import { LeaveSheet } from './LeaveSheet.tsx'
import { QuickBar } from './QuickBar.tsx'
import { RoomFaces } from './RoomFaces.tsx'

// Lazy, because few entries are recorded twice, asked about or refused.
const Doubles = lazy(async () => ({
  default: (await loadChunk(() => import('./Doubles.tsx'))).Doubles,
}))
const HeldSheet = lazy(async () => ({
  default: (await loadChunk(() => import('./HeldSheet.tsx'))).HeldSheet,
}))
const RefusedSheet = lazy(async () => ({
  default: (await loadChunk(() => import('./RefusedSheet.tsx'))).RefusedSheet,
}))

interface CareBoardProps {
  kind: CareKind
  search: BoardSearch
  /** The screen's address with these parameters. */
  place: (search: BoardSearch) => Place
  /** Tabs for the other care kinds on the same screen, shown above the rooms. */
  tabs?: ReactNode
}

/** The board of one care kind for one room: choose children, then tap an option. The whole room takes two taps. */
export function CareBoard({ kind, search, place, tabs }: CareBoardProps) {
  const t = useT()
  const { rooms, wanted, isKnown, openRoom } = useBoardRoom(search, place)
  const read = useQuery({ ...boardQuery(kind, wanted), enabled: isKnown })
  const isReadingSleeps = useIsReadingSleeps()
  const room = read.data?.room?.code ?? wanted.code ?? ''
  if (rooms?.length === 0) return <NoRooms />
  return (
    <div style={subjectColours(kind.subject)}>
      <BoardScreen
        read={isReadingSleeps ? { ...read, data: undefined } : read}
        tabs={tabs}
        chips={rooms && <RoomChips rooms={rooms} value={room} onChange={openRoom} />}
        aside={
          read.data && (
            <>
              {kind.beside && <BesideLink {...kind.beside} />}
              <ActionPlans of={read.data.children} />
            </>
          )
        }
        empty={{
          icon: <IconUsers />,
          title: t('care.nobody'),
          hint: t('care.nobodyHint'),
          when: ({ children }) => children.length === 0,
        }}
      >
        {(board) => (
          <Desk
            key={`${kind.name} ${board.room?.id} ${board.day}`}
            kind={kind}
            board={board}
            place={place}
            child={search.child}
          />
        )}
      </BoardScreen>
    </div>
  )
}

/** To what belongs to the board and stands on a screen of its own. */
function BesideLink({ title, icon: Icon, page }: Beside) {
  const t = useT()
  return (
    <ActionIcon component={Link} to={placeOf(page)} variant="default" size={48} aria-label={t(title)}>
      <Icon size="1.5rem" aria-hidden="true" />
    </ActionIcon>
  )
}

interface DeskProps extends Pick<CareBoardProps, 'kind' | 'place'> {
  board: Board
  /** Id of the child chosen at the start. */
  child: string | undefined
}

function Desk({ kind, board, place, child }: DeskProps) {
  const desk = useDesk(kind, board, child)
  const refused = useHandedBack(desk)
  return (
    <>
      <BoardHead desk={desk} place={place} />
      <RoomFaces desk={desk} />
      <QuickBar desk={desk} place={place} />
      <Suspense>
        <Doubles desk={desk} />
      </Suspense>
      <Suspense>
        {desk.held && <HeldSheet key={desk.held[0]?.claim.id} desk={desk} held={desk.held} />}
        {refused && <RefusedSheet key={refused.input.records[0]?.id} desk={desk} refused={refused} />}
      </Suspense>
      <LeaveSheet desk={desk} />
    </>
  )
}
