import { useState } from 'react'
import { type Leaving, type Moment, signOutChildren, timeFor } from './attendance.actions.ts'
import { type OpenSleep, openSleepsOf } from './attendance.asleep.ts'

/** Signs children out, or asks first when some are still down as asleep: `question` is for a SleepQuestion. */
export function useSignOut(onDone: () => void) {
  const [asked, setAsked] = useState<{ children: readonly Leaving[]; moment: Moment }>()

  function signOut(children: readonly Leaving[], moment: Moment) {
    if (openSleepsOf(children).length > 0) setAsked({ children, moment })
    else finish(children, moment)
  }

  function finish(children: readonly Leaving[], moment: Moment, sleeps?: readonly OpenSleep[]) {
    void signOutChildren(children, moment, sleeps)
    onDone()
  }

  const question = asked && {
    children: asked.children,
    time: timeFor(asked.moment),
    onClose: () => setAsked(undefined),
    onSignOut: (sleeps: readonly OpenSleep[]) => finish(asked.children, asked.moment, sleeps),
  }
  return { signOut, question }
}
