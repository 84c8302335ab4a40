import { useState } from 'react'
import { type Thread, withShown } from './conversation.effects.ts'

/** The thread with all of its messages that have been on the screen, because only the newest are read again. */
export function useShown(thread: Thread): Thread {
  const [last, setLast] = useState({ thread, shown: thread })
  if (last.thread === thread) return last.shown
  const shown = withShown(last.shown, thread)
  setLast({ thread, shown })
  return shown
}
