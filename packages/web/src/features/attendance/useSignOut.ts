import { useState } from 'react'
import { type Moment, signOutChildren } from './attendance.actions.ts'
import { asksFirst, type LeavingChild } from './attendance.asks.ts'

/** Signs children out, or asks first: `steps` is for SignOutSteps. */
export function useSignOut(onDone: () => void) {
  const [asked, setAsked] = useState<{ children: readonly LeavingChild[]; moment: Moment }>()

  function signOut(children: readonly LeavingChild[], moment: Moment) {
    if (asksFirst(children)) return setAsked({ children, moment })
    void signOutChildren(children, moment)
    onDone()
  }

  function done() {
    setAsked(undefined)
    onDone()
  }

  return { signOut, steps: asked && { ...asked, onClose: () => setAsked(undefined), onDone: done } }
}
