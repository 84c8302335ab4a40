import { type CountReason, countReasons, missingIn } from '@daybook/contract/headCount/headCount.rules.ts'
import { Stack } from '@mantine/core'
import { useQuery } from '@tanstack/react-query'
import { BoardScreen } from '../../kit/BoardScreen.tsx'
import { Row } from '../../kit/Row.tsx'
import { Section } from '../../kit/Section.tsx'
import { useT } from '../../platform/i18n/language.ts'
import { Link } from '../../platform/screens/Link.tsx'
import { go } from '../../platform/screens/navigate.ts'
import { to } from '../../platform/screens/places.ts'
import { useSearch } from '../../platform/screens/screen.context.ts'
import { useSession } from '../../platform/session/current.ts'
import { RoomChips } from '../room/index.ts'
import { Counting } from './Counting.tsx'
import { headCountQuery } from './headCount.data.ts'
import { type Board, countOfRoom } from './headCount.effects.ts'
import { countPlace } from './headCount.place.ts'
import { ReadyToCount } from './ReadyToCount.tsx'

/** Counts the heads of a room, or of the whole centre, name to face. */
export function HeadCountScreen() {
  const search = useSearch('headCount')
  const { vuex_group_code } = useSession()
  const read = useQuery(headCountQuery())
  const { rooms = [], children = [] } = read.data ?? {}
  const reason = countReasons.find((one) => one === search.reason)
  const own = vuex_group_code ?? rooms.find((room) => room.own)?.code ?? ''
  // A task without a room is of the whole centre.
  const isWhole = search.whole || (search.taskId && !search.code)
  const code = isWhole ? '' : (search.code ?? own)
  return (
    <BoardScreen
      read={read}
      chips={
        read.data && (
          <RoomChips
            rooms={rooms.map((one) => ({ ...one, count: childrenIn(children, one.code).length }))}
            all={{ count: children.length }}
            value={code}
            onChange={(wanted) => void go(countPlace(wanted || null, reason), { replace: true })}
          />
        )
      }
    >
      {(board) => <CountOfRoom board={board} code={code} reason={reason} />}
    </BoardScreen>
  )
}

const childrenIn = (children: Board['children'], code: string) =>
  children.filter(({ roomCode }) => roomCode === code)

interface CountOfRoomProps {
  board: Board
  /** Empty for the whole centre. */
  code: string
  reason: CountReason | undefined
}

function CountOfRoom({ board, code, reason }: CountOfRoomProps) {
  const t = useT()
  const room = board.rooms.find((one) => one.code === code)
  const count = countOfRoom(board.counts, room?.code ?? null)
  const others = board.counts.filter(({ id }) => id !== count?.id)
  return (
    <Stack>
      {count ? (
        <Counting key={count.id} board={board} count={count} />
      ) : (
        <ReadyToCount
          key={code}
          room={room}
          here={room ? childrenIn(board.children, room.code) : board.children}
          reason={reason}
        />
      )}
      {others.length > 0 && (
        <Section title={t('headCount.otherCounts')} flush>
          {others.map((other) => (
            <Row
              key={other.id}
              as={Link}
              to={countPlace(other.room?.code ?? null)}
              title={other.room?.name ?? t('headCount.centre')}
              detail={t(`headCount.reason.${other.reason}`)}
              end={t('headCount.notSeen', { count: missingIn(other.people).length })}
            />
          ))}
        </Section>
      )}
      <Section flush>
        <Row as={Link} to={to.headCountHistory()} title={t('headCount.all')} />
      </Section>
    </Stack>
  )
}
