import { TextInput } from '@mantine/core'
import { IconSearch } from '@tabler/icons-react'
import { useT } from '../../platform/i18n/language.ts'
import type { Group } from './attendance.board.ts'
import type { Board } from './attendance.effects.ts'
import styles from './Board.module.css'
import { ForgottenSignOuts } from './ForgottenSignOuts.tsx'
import { ForgottenWork } from './ForgottenWork.tsx'
import { OwnWork } from './OwnWork.tsx'
import { Tallies } from './Tallies.tsx'
import type { BoardView } from './useBoardView.ts'

/** With fewer children than this, looking is faster than typing. */
const searchFrom = 16

interface BoardHeadProps {
  board: Board
  view: BoardView
  onShow: (only: Group | undefined) => void
  /** Whether the person came to answer missing sign-outs. */
  asksForgotten: boolean
}

/** Above the children: missing sign-outs, the person's own work, the search and the room's counts. */
export function BoardHead({ board, view, onShow, asksForgotten }: BoardHeadProps) {
  const t = useT()
  const { now, room, here, byGroup, typed, setTyped, only } = view
  return (
    <div className={styles.parts}>
      <ForgottenSignOuts
        forgotten={board.forgotten.filter(({ roomCode }) => room === '' || roomCode === room)}
        now={now}
        startsOpen={asksForgotten}
      />
      {board.ownWork && board.ownWork.day < board.day ? (
        <ForgottenWork work={board.ownWork} now={now} />
      ) : (
        <OwnWork ownWork={board.ownWork} now={now} roomCode={room || undefined} />
      )}
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
      {here.length > 0 && <Tallies groups={byGroup} only={only} onShow={onShow} />}
    </div>
  )
}
