import { dayAt } from '@daybook/contract/kernel/dates.ts'
import { useState } from 'react'
import { instantFor, type Moment, type Said, signOutChildren, timeFor } from './attendance.actions.ts'
import { asksWho, type LeavingChild } from './attendance.asks.ts'
import { type OpenSleep, openSleepsOf } from './attendance.asleep.ts'
import { HandoverSheet } from './HandoverSheet.tsx'
import { SleepQuestion } from './SleepQuestion.tsx'
import './attendance.told.ts'

interface SignOutStepsProps {
  /** All who are signed out together. */
  children: readonly LeavingChild[]
  moment: Moment
  onClose: () => void
  onDone: () => void
}

type Answer = { said: Said | undefined }

/** What is asked before children are signed out: who picks them up, and then about those who are still down as asleep. */
export function SignOutSteps({ children, moment, onClose, onDone }: SignOutStepsProps) {
  const [answer, setAnswer] = useState<Answer | undefined>(
    asksWho(children) ? undefined : { said: undefined },
  )
  const time = timeFor(moment)

  function handOver(said?: Said) {
    if (openSleepsOf(children).length > 0) setAnswer({ said })
    else finish(said)
  }

  function finish(said: Said | undefined, sleeps?: readonly OpenSleep[]) {
    void signOutChildren(children, moment, said, sleeps)
    onDone()
  }

  if (!answer)
    return (
      <HandoverSheet
        day={dayAt(new Date(instantFor(moment)), moment.timeZone)}
        time={time}
        onClose={onClose}
        onSignOut={handOver}
      >
        {children}
      </HandoverSheet>
    )
  return (
    <SleepQuestion time={time} onClose={onClose} onSignOut={(sleeps) => finish(answer.said, sleeps)}>
      {children}
    </SleepQuestion>
  )
}
