import { timeAt } from '@daybook/contract/kernel/dates.ts'
import { Button, NativeSelect, Stack } from '@mantine/core'
import { IconBriefcase } from '@tabler/icons-react'
import { useState } from 'react'
import { HeadActions } from '../../kit/HeadActions.tsx'
import { Sheet } from '../../kit/Sheet.tsx'
import { TimeField } from '../../kit/TimeField.tsx'
import { useT } from '../../platform/i18n/language.ts'
import { useSession } from '../../platform/session/current.ts'
import { useTimeZone } from '../../platform/time/centre.time.ts'
import { clockAt } from '../../platform/time/clock.words.ts'
import { beginWork, finishWork, isAhead, timeFor } from './attendance.actions.ts'
import type { Board } from './attendance.effects.ts'
import styles from './Board.module.css'

interface OwnWorkProps {
  ownWork: Board['ownWork']
  now: number
  /** The room on screen; undefined when all rooms are shown. */
  roomCode: string | undefined
  rooms: Board['rooms']
}

/** The person's own sign-in and sign-out, in the page header. */
export function OwnWork({ ownWork, now, roomCode, rooms }: OwnWorkProps) {
  const t = useT()
  const timeZone = useTimeZone()
  const [isOpen, setIsOpen] = useState(false)
  const [time, setTime] = useState<string>()
  const [chosen, setChosen] = useState<string>()
  const ownRoom = useSession().userProfile?.roomCode
  // Who has no room of their own is asked: an adult without one is missing where the children are.
  const room = chosen ?? roomCode ?? ownRoom ?? ''
  const moment = { now, timeZone, time }
  const since = ownWork ? clockAt(ownWork.signedInAt, timeZone) : ''

  function write() {
    if (ownWork) finishWork(moment)
    else beginWork(moment, room || undefined)
    setTime(undefined)
    setIsOpen(false)
  }

  return (
    <>
      <HeadActions>
        <Button
          className={styles.work}
          variant="subtle"
          c="var(--bar-text)"
          px="sm"
          leftSection={<IconBriefcase size="1.25rem" aria-hidden="true" />}
          aria-label={ownWork ? t('attendance.atWork', { time: since }) : t('attendance.startWork')}
          onClick={() => setIsOpen(true)}
        >
          <span className={styles.workWords}>{ownWork ? since : t('attendance.startWork')}</span>
        </Button>
      </HeadActions>
      <Sheet
        open={isOpen}
        onClose={() => setIsOpen(false)}
        title={ownWork ? t('attendance.atWork', { time: since }) : t('attendance.notAtWork')}
        actions={
          <Button disabled={isAhead(moment)} onClick={write}>
            {t(ownWork ? 'attendance.endWorkAt' : 'attendance.startWorkAt', { time: timeFor(moment) })}
          </Button>
        }
      >
        <Stack>
          <TimeField
            label={t('attendance.time')}
            value={time}
            onChange={setTime}
            nowTime={timeAt(new Date(now), timeZone)}
            error={isAhead(moment) ? t('error.TIME_IN_FUTURE') : undefined}
          />
          {!ownWork && rooms.length > 0 && (
            <NativeSelect
              label={t('attendance.signInRoom')}
              data={[
                ...(ownRoom ? [] : [{ value: '', label: t('attendance.workNoRoom') }]),
                ...rooms.map(({ code, name }) => ({ value: code, label: name })),
              ]}
              value={room}
              onChange={(event) => setChosen(event.currentTarget.value)}
            />
          )}
        </Stack>
      </Sheet>
    </>
  )
}
