import { useState } from 'react'
import { type Moment, signOutChildren, timeFor } from './attendance.actions.ts'
import { type OpenSleep, openSleepsOf } from './attendance.asleep.ts'
import { hasContacts, type LeavingChild } from './attendance.handover.ts'
import { HandoverSheet } from './HandoverSheet.tsx'
import { SleepQuestion } from './SleepQuestion.tsx'

interface SignOutStepsProps {
  /** All who are signed out together. */
  children: readonly LeavingChild[]
  moment: Moment
  onClose: () => void
  onDone: () => void
}

/** What is asked before children are signed out: who picks them up, and then about those who are still down as asleep. */
export function SignOutSteps({ children, moment, onClose, onDone }: SignOutStepsProps) {
  const [handedTo, setHandedTo] = useState(hasContacts(children) ? undefined : { name: undefined as Name })
  const time = timeFor(moment)

  function handOver(name: Name) {
    if (openSleepsOf(children).length > 0) setHandedTo({ name })
    else finish(name)
  }

  function finish(name: Name, sleeps?: readonly OpenSleep[]) {
    void signOutChildren(children, moment, name, sleeps)
    onDone()
  }

  if (!handedTo)
    return (
      <HandoverSheet time={time} onClose={onClose} onSignOut={handOver}>
        {children}
      </HandoverSheet>
    )
  return (
    <SleepQuestion time={time} onClose={onClose} onSignOut={(sleeps) => finish(handedTo.name, sleeps)}>
      {children}
    </SleepQuestion>
  )
}

type Name = string | undefined
