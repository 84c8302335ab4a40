import { Button } from '@mantine/core'
import { useT } from '../../platform/i18n/language.ts'
import { newId, send } from '../../platform/outbox/current.ts'
import { clockAt } from '../../platform/time/clock.words.ts'
import { serverNow } from '../../platform/time/server.now.ts'
import { signIn } from '../attendance/index.ts'
import type { SleepDesk } from './sleep.board.ts'
import { type InSleep, wakeTime } from './sleep.view.ts'

interface LeftActionsProps {
  desk: SleepDesk
  sleeper: InSleep
  /** The time chosen for the end of the sleep, ISO 8601. */
  claimed: string | undefined
  disabled: boolean
  onDone: () => void
}

/** What can be done for a child who was signed out while their sleep is open: the sleep ends with the sign-out, or the
 *  sign-out was a mistake and the child is signed in again. */
export function LeftActions({ desk, sleeper, claimed, disabled, onDone }: LeftActionsProps) {
  const t = useT()
  const { child, sleep } = sleeper
  const endsAt = claimed || wakeTime(sleeper)
  const step = sleep.detail.asleepAt === null ? 'getUp' : 'wakeUp'

  function signBackIn() {
    const roomCode = desk.board.room?.code
    const occurredAt = new Date(serverNow()).toISOString()
    send(signIn, { ids: child.id, attendanceIds: newId(), occurredAt, ...(roomCode && { roomCode }) })
    onDone()
  }

  return (
    <>
      <Button variant="default" onClick={signBackIn}>
        {t('sleep.stillHere')}
      </Button>
      <Button
        disabled={disabled}
        onClick={() => {
          desk.take(step, [child], endsAt)
          onDone()
        }}
      >
        {t('sleep.endAt', { time: clockAt(endsAt ?? desk.now, desk.timeZone) })}
      </Button>
    </>
  )
}
