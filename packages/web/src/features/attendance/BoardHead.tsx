import { Button, Group, TextInput } from '@mantine/core'
import { IconListCheck, IconListDetails, IconSearch } from '@tabler/icons-react'
import { useT } from '../../platform/i18n/language.ts'
import { Link } from '../../platform/screens/Link.tsx'
import { to } from '../../platform/screens/places.ts'
import type { Group as GroupName } from './attendance.board.ts'
import type { Board } from './attendance.effects.ts'
import styles from './Board.module.css'
import { ClosedToday } from './ClosedToday.tsx'
import { ForgottenSignOuts } from './ForgottenSignOuts.tsx'
import { OwnWorkOf } from './OwnWorkHead.tsx'
import { Tallies } from './Tallies.tsx'
import type { BoardView } from './useBoardView.ts'

/** With fewer children than this, looking is faster than typing. */
const searchFrom = 16

interface BoardHeadProps {
  board: Board
  view: BoardView
  onShow: (only: GroupName | undefined) => void
  /** Whether the person came to answer missing sign-outs. */
  asksForgotten: boolean
}

/** Above the children: missing sign-outs, the person's own work, the search and the room's counts. */
export function BoardHead({ board, view, onShow, asksForgotten }: BoardHeadProps) {
  const t = useT()
  const { now, room, here, byGroup, typed, setTyped, only } = view
  return (
    <div className={styles.parts}>
      <ClosedToday reason={board.closedFor} />
      <ForgottenSignOuts
        forgotten={board.forgotten.filter(({ roomCode }) => room === '' || roomCode === room)}
        now={now}
        startsOpen={asksForgotten}
      />
      <OwnWorkOf own={board} now={now} roomCode={room || undefined} rooms={board.rooms} />
      {(here.length >= searchFrom || typed !== '') && (
        <TextInput
          type="search"
          aria-label={t('child.search')}
          placeholder={t('child.search')}
          leftSection={<IconSearch size="1.25rem" aria-hidden="true" />}
          value={typed}
          onChange={(event) => setTyped(event.currentTarget.value)}
        />
      )}
      {room !== '' && here.length > 0 && (
        <Group gap={0} className={styles.ways}>
          <Button
            component={Link}
            to={to.briefing({ code: room })}
            variant="subtle"
            px="xs"
            leftSection={<IconListDetails size="1.25rem" aria-hidden="true" />}
          >
            {t('briefing.title')}
          </Button>
          <Button
            component={Link}
            to={to.headCount({ code: room })}
            variant="subtle"
            px="xs"
            leftSection={<IconListCheck size="1.25rem" aria-hidden="true" />}
          >
            {t('headCount.title')}
          </Button>
        </Group>
      )}
      {here.length > 0 && <Tallies groups={byGroup} only={only} onShow={onShow} />}
    </div>
  )
}
