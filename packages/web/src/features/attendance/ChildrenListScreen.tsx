import { atOnce } from '@daybook/contract/attendance/attendance.rules.ts'
import { Button } from '@mantine/core'
import { IconSearch, IconUsersGroup } from '@tabler/icons-react'
import { useState } from 'react'
import { BoardScreen } from '../../kit/BoardScreen.tsx'
import { EmptyState } from '../../kit/EmptyState.tsx'
import type { Translate } from '../../platform/i18n/keys.ts'
import { useT } from '../../platform/i18n/language.ts'
import { useUnsentIds } from '../../platform/outbox/unsent.ts'
import { useSearch } from '../../platform/screens/screen.context.ts'
import { useTimeZone } from '../../platform/time/centre.time.ts'
import { ActionPlans } from '../actionPlan/ActionPlans.tsx'
import { RoomChips } from '../room/index.ts'
import { AwaySheet } from './AwaySheet.tsx'
import { timeFor, who } from './attendance.actions.ts'
import { type Doable, doableWith, type Group, groups } from './attendance.board.ts'
import { allRooms } from './attendance.data.ts'
import styles from './Board.module.css'
import { BoardHead } from './BoardHead.tsx'
import { ChildrenOfGroup } from './ChildrenOfGroup.tsx'
import { ChildSheet } from './ChildSheet.tsx'
import { SignButtons } from './SignButtons.tsx'
import { TimeSheet } from './TimeSheet.tsx'
import { useBoardView } from './useBoardView.ts'
import { useChoice } from './useChoice.ts'

export function ChildrenListScreen() {
  const t = useT()
  const timeZone = useTimeZone()
  const { code, ask, show: wanted } = useSearch('childrenList')
  // Whoever comes to answer missing sign-outs sees those of all rooms.
  const view = useBoardView(
    ask ? allRooms : code,
    groups.find((group) => group === wanted),
  )
  const choice = useChoice()
  const unsent = useUnsentIds('attendance')
  const [isTimeOpen, setIsTimeOpen] = useState(false)
  const [openId, setOpenId] = useState<string>()
  const [awayIds, setAwayIds] = useState<readonly string[]>([])
  const { now, read, everyone, rooms, room, here, byGroup } = view
  const doable = doableWith(here, choice.chosen)
  const moment = { now, timeZone, time: choice.time }

  function chooseRoom(code: string) {
    view.chooseRoom(code)
    choice.clear()
  }
  function show(only: Group | undefined) {
    view.setOnly(only)
    choice.clear()
  }

  return (
    <>
      <BoardScreen
        read={read}
        chips={
          rooms.length > 1 && (
            <RoomChips
              rooms={rooms}
              all={{ count: rooms.reduce((sum, { count }) => sum + count, 0) }}
              value={room}
              onChange={chooseRoom}
            />
          )
        }
        aside={<ActionPlans of={here} />}
        head={(board) => (
          <BoardHead board={board} view={view} onShow={show} asksForgotten={ask === 'signOut'} />
        )}
        empty={{
          when: () => here.length === 0,
          icon: <IconUsersGroup />,
          title: t('attendance.emptyRoom'),
          hint: t('attendance.emptyRoomHint'),
        }}
        action={() =>
          doable.count === 0
            ? undefined
            : {
                says: barWords(t, doable, timeFor(moment)),
                buttons: (
                  <SignButtons
                    doable={doable}
                    moment={moment}
                    onTime={() => setIsTimeOpen(true)}
                    onAway={() => setAwayIds([...choice.chosen])}
                    onDone={choice.clear}
                  />
                ),
              }
        }
      >
        {(board) => (
          <div className={styles.parts}>
            {view.shown.map((group) => (
              <ChildrenOfGroup
                key={group}
                group={group}
                day={board.day}
                rooms={rooms}
                unsent={unsent}
                chosen={choice.chosen}
                onChoose={choice.choose}
                onOpen={setOpenId}
              >
                {byGroup.get(group) ?? []}
              </ChildrenOfGroup>
            ))}
            {view.shown.length === 0 && (
              <EmptyState
                icon={<IconSearch />}
                title={t('attendance.nobodyFound')}
                hint={t('attendance.nobodyFoundHint')}
                action={<Button onClick={() => view.setTyped('')}>{t('attendance.showAll')}</Button>}
              />
            )}
          </div>
        )}
      </BoardScreen>
      <TimeSheet
        open={isTimeOpen}
        moment={moment}
        onChange={choice.setTime}
        onClose={() => setIsTimeOpen(false)}
      />
      <AwaySheet onClose={() => setAwayIds([])} onDone={choice.clear}>
        {everyone.filter(({ id }) => awayIds.includes(id))}
      </AwaySheet>
      <ChildSheet
        child={everyone.find(({ id }) => id === openId)}
        day={read.data?.day}
        rooms={rooms}
        now={now}
        onClose={() => setOpenId(undefined)}
        onAway={(id) => setAwayIds([id])}
      />
    </>
  )
}

/** Describes what the buttons in the bar will do. */
function barWords(t: Translate, doable: Doable, time: string): string {
  const { count, toSignIn, toSignOut, areTooMany } = doable
  if (areTooMany) return t('attendance.tooMany', { most: atOnce })
  if (toSignOut.length === 0) return t('attendance.signInSays', { who: who(toSignIn), time })
  if (toSignIn.length === 0) return t('attendance.signOutSays', { who: who(toSignOut), time })
  return t('attendance.chosen', { count, time })
}
