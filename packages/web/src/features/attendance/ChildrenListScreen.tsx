import { Button, TextInput } from '@mantine/core'
import { IconSearch, IconUsersGroup } from '@tabler/icons-react'
import { useQuery } from '@tanstack/react-query'
import { useMemo, useState } from 'react'
import { BoardScreen } from '../../kit/BoardScreen.tsx'
import { useNow } from '../../kit/clock.ts'
import { EmptyState } from '../../kit/EmptyState.tsx'
import { useT } from '../../platform/i18n/language.ts'
import { useSearch } from '../../platform/screens/screen.context.ts'
import { session } from '../../platform/session/current.ts'
import { useTimeZone } from '../../platform/time/centre.time.ts'
import { RoomChips } from '../room/index.ts'
import { AwaySheet } from './AwaySheet.tsx'
import { timeFor, who } from './attendance.actions.ts'
import {
  type Doable,
  doableWith,
  type Group,
  grouped,
  groups,
  inRoom,
  roomsWithCounts,
  seenAt,
} from './attendance.board.ts'
import { boardQuery } from './attendance.data.ts'
import styles from './ChildrenListScreen.module.css'
import { ChildrenOfGroup } from './ChildrenOfGroup.tsx'
import { ChildSheet } from './ChildSheet.tsx'
import { useChoice } from './choice.ts'
import { ForgottenSignOuts } from './ForgottenSignOuts.tsx'
import { ForgottenWork } from './ForgottenWork.tsx'
import { OwnWork } from './OwnWork.tsx'
import { SignButtons } from './SignButtons.tsx'
import { Tallies } from './Tallies.tsx'
import { TimeSheet } from './TimeSheet.tsx'

/** Every minute, until the server itself tells what happens elsewhere. */
const readAgain = 60_000
/** With fewer children than this one looks faster than one types. */
const searchFrom = 16

export function ChildrenListScreen() {
  const t = useT()
  const timeZone = useTimeZone()
  const now = useNow()
  const { code } = useSearch('childrenList')
  const read = useQuery({ ...boardQuery(), refetchInterval: readAgain })
  const [room, setRoom] = useState(code ?? session.get().vuex_group_code ?? '')
  const [typed, setTyped] = useState('')
  const [only, setOnly] = useState<Group>()
  const [sheet, setSheet] = useState<'time' | 'away'>()
  const [openId, setOpenId] = useState<string>()
  const choice = useChoice()

  // Kept between renders: with hundreds of children a tap would otherwise wait for all their times.
  const everyone = useMemo(() => (read.data ? seenAt(read.data, new Date(now)) : []), [read.data, now])
  const here = useMemo(() => inRoom(everyone, room), [everyone, room])
  const byGroup = useMemo(() => grouped(here, typed), [here, typed])
  const rooms = read.data ? roomsWithCounts(read.data, everyone) : []
  const doable = doableWith(here, choice.chosen)
  const moment = { now, timeZone, time: choice.time }
  const shown = groups.filter((group) => (only ? group === only : byGroup.get(group)?.length))

  function chooseRoom(next: string) {
    setRoom(next)
    setOnly(undefined)
    choice.clear()
    if (next !== '') session.chooseRoom(next)
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
        head={(board) => (
          <div className={styles.head}>
            <ForgottenSignOuts forgotten={board.forgotten} now={now} />
            {board.ownWork && board.ownWork.day < board.day ? (
              <ForgottenWork work={board.ownWork} now={now} />
            ) : (
              <OwnWork ownWork={board.ownWork} now={now} roomCode={room || undefined} />
            )}
            {here.length >= searchFrom && (
              <TextInput
                type="search"
                aria-label={t('child.search')}
                placeholder={t('child.search')}
                leftSection={<IconSearch size="1.25rem" aria-hidden="true" />}
                value={typed}
                onChange={(event) => setTyped(event.currentTarget.value)}
              />
            )}
            {here.length > 0 && <Tallies groups={byGroup} only={only} onShow={setOnly} />}
          </div>
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
                    onTime={() => setSheet('time')}
                    onAway={() => setSheet('away')}
                    onDone={choice.clear}
                  />
                ),
              }
        }
      >
        {(board) => (
          <div className={styles.groups}>
            {shown.map((group) => (
              <ChildrenOfGroup
                key={group}
                group={group}
                day={board.day}
                roomNames={new Map(board.rooms.map(({ code, name }) => [code, name]))}
                chosen={choice.chosen}
                onChoose={choice.choose}
                onOpen={setOpenId}
              >
                {byGroup.get(group) ?? []}
              </ChildrenOfGroup>
            ))}
            {shown.length === 0 && (
              <EmptyState
                icon={<IconSearch />}
                title={t('attendance.nobodyFound')}
                hint={t('attendance.nobodyFoundHint')}
                action={<Button onClick={() => setTyped('')}>{t('attendance.showAll')}</Button>}
              />
            )}
          </div>
        )}
      </BoardScreen>
      <TimeSheet
        open={sheet === 'time'}
        moment={moment}
        onChange={choice.setTime}
        onClose={() => setSheet(undefined)}
      />
      <AwaySheet
        open={sheet === 'away'}
        onClose={() => setSheet(undefined)}
        onDone={() => {
          setSheet(undefined)
          choice.clear()
        }}
      >
        {doable.toMarkAbsent}
      </AwaySheet>
      <ChildSheet
        child={everyone.find(({ id }) => id === openId)}
        day={read.data?.day}
        rooms={rooms}
        now={now}
        onClose={() => setOpenId(undefined)}
      />
    </>
  )
}

/** What the bar's buttons will do. */
function barWords(t: ReturnType<typeof useT>, { count, toSignIn, toSignOut }: Doable, time: string): string {
  if (toSignOut.length === 0) return t('attendance.signInSays', { who: who(toSignIn), time })
  if (toSignIn.length === 0) return t('attendance.signOutSays', { who: who(toSignOut), time })
  return t('attendance.chosen', { count, time })
}
