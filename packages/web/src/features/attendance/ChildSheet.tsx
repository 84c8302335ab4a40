import { fullName } from '@daybook/contract/child/child.rules.ts'
import { timeAt } from '@daybook/contract/kernel/dates.ts'
import { Button, NativeSelect, Stack } from '@mantine/core'
import { useState } from 'react'
import { Sheet } from '../../kit/Sheet.tsx'
import { TimeField } from '../../kit/TimeField.tsx'
import { useT } from '../../platform/i18n/language.ts'
import { useTimeZone } from '../../platform/time/centre.time.ts'
import { comesAfterAll, isAhead, signInChildren, timeFor } from './attendance.actions.ts'
import type { SeenChild } from './attendance.board.ts'
import { ChildFacts } from './ChildFacts.tsx'
import { SignOutSteps } from './SignOutSteps.tsx'
import { StayList } from './StayList.tsx'
import { useSignOut } from './useSignOut.ts'

interface ChildSheetProps {
  /** The child shown; undefined closes the sheet. */
  child: SeenChild | undefined
  day: string | undefined
  rooms: readonly { code: string; name: string }[]
  now: number
  onClose: () => void
  onAway: (id: string) => void
}

/** One child's day: facts, stays, and actions at another time or in another room. */
export function ChildSheet({ child, ...rest }: ChildSheetProps) {
  // The child stays visible while the sheet closes.
  const [last, setLast] = useState(child)
  if (child && child !== last) setLast(child)
  return last && <OpenChild key={last.id} child={last} open={child !== undefined} {...rest} />
}

interface OpenChildProps extends ChildSheetProps {
  child: SeenChild
  open: boolean
}

function OpenChild({ child, open, day, rooms, now, onClose, onAway }: OpenChildProps) {
  const t = useT()
  const timeZone = useTimeZone()
  const [time, setTime] = useState<string>()
  const [roomCode, setRoomCode] = useState(child.roomCode ?? '')
  const moment = { now, timeZone, time }
  const { signOut, steps } = useSignOut(done)
  const canSignIn = child.can.includes('signIn')

  function sign() {
    if (!canSignIn) return signOut([child], moment)
    void signInChildren([child], moment, roomCode === child.roomCode ? undefined : roomCode)
    done()
  }

  function done() {
    setTime(undefined)
    onClose()
  }

  return (
    <Sheet
      open={open}
      onClose={onClose}
      title={fullName(child)}
      actions={
        <>
          {child.can.includes('clearAbsence') && canSignIn && (
            <Button
              variant="default"
              onClick={() => {
                comesAfterAll(child)
                onClose()
              }}
            >
              {t('attendance.awayClear')}
            </Button>
          )}
          {child.can.includes('markAbsent') && !child.absence && (
            <Button
              variant="default"
              onClick={() => {
                onClose()
                onAway(child.id)
              }}
            >
              {t('attendance.away')}
            </Button>
          )}
          {(canSignIn || child.can.includes('signOut')) && (
            <Button disabled={isAhead(moment)} onClick={sign}>
              {t(canSignIn ? 'attendance.signInAt' : 'attendance.signOutAt', { time: timeFor(moment) })}
            </Button>
          )}
        </>
      }
    >
      <Stack>
        <ChildFacts child={child} day={day ?? ''} />
        {child.attendances.length > 0 && (
          <StayList title={t('attendance.stays')} child={child} rooms={rooms} />
        )}
        <Stack>
          <TimeField
            label={t('attendance.time')}
            value={time}
            onChange={setTime}
            nowTime={timeAt(new Date(now), timeZone)}
            error={isAhead(moment) ? t('error.TIME_IN_FUTURE') : undefined}
          />
          {canSignIn && (
            <NativeSelect
              label={t('attendance.signInRoom')}
              data={rooms.map(({ code, name }) => ({ value: code, label: name }))}
              value={roomCode}
              onChange={(event) => setRoomCode(event.currentTarget.value)}
            />
          )}
        </Stack>
      </Stack>
      {steps && <SignOutSteps {...steps} />}
    </Sheet>
  )
}
