import { IconUsers } from '@tabler/icons-react'
import { useQuery } from '@tanstack/react-query'
import { BoardScreen } from '../../kit/BoardScreen.tsx'
import { subjectColours } from '../../kit/SubjectIcon.tsx'
import { useT } from '../../platform/i18n/language.ts'
import { go } from '../../platform/screens/navigate.ts'
import { to } from '../../platform/screens/places.ts'
import { useSearch } from '../../platform/screens/screen.context.ts'
import { ActionPlans } from '../actionPlan/ActionPlans.tsx'
import { NoRooms, RoomChips, useBoardRoom } from '../room/index.ts'
import { SleepBoard } from './SleepBoard.tsx'
import { boardQuery } from './sleep.data.ts'

/** The sleep board: who is in bed, who is asleep, and when each sleeper's next check is due. */
export function SleepScreen() {
  const t = useT()
  const { check, ...search } = useSearch('sleep')
  const { rooms, wanted, isKnown, openRoom } = useBoardRoom(search, to.sleep)
  const read = useQuery({ ...boardQuery(wanted), enabled: isKnown })
  const room = read.data?.room?.code ?? wanted.code ?? ''
  if (rooms?.length === 0) return <NoRooms />
  return (
    <div style={subjectColours('sleep')}>
      <BoardScreen
        read={read}
        chips={rooms && <RoomChips rooms={rooms} value={room} onChange={openRoom} />}
        aside={read.data && <ActionPlans of={read.data.children} />}
        empty={{
          icon: <IconUsers />,
          title: t('care.nobody'),
          hint: t('care.nobodyHint'),
          when: ({ children }) => children.length === 0,
        }}
      >
        {(board) => (
          <SleepBoard
            key={`${board.room?.id} ${board.day}`}
            board={board}
            child={search.child}
            asked={check}
            onAnswered={() => void go(to.sleep(search), { replace: true })}
          />
        )}
      </BoardScreen>
    </div>
  )
}
