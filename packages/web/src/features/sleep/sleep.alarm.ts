// Calls somebody to the board when a check falls due: by sound, by a buzz, and in words for a screen reader.
import { useEffect, useRef } from 'react'
import { type Call, callOut } from '../../kit/alarm.ts'
import { useWakeLock } from '../../kit/wake.lock.ts'
import { countdownOf, type Sleeper } from './sleep.view.ts'

/** While a check is overdue, it calls again this often. */
const again = 30_000

interface Calls {
  /** Sleep id and due time of a check → when it last called, and how. */
  [check: string]: { at: number; call: Call }
}

/** Who calls now, given who has called before. Pure. @returns the call to make, and what is to be remembered */
export function callsNow(
  sleepers: readonly Sleeper[],
  now: number,
  before: Calls,
): { call: Call | undefined; calls: Calls } {
  const calls: Calls = {}
  let loudest: Call | undefined
  for (const sleeper of sleepers) {
    const { urgency } = countdownOf(sleeper, now)
    if (urgency !== 'due' && urgency !== 'overdue') continue
    const check = `${sleeper.sleep.id} ${sleeper.due}`
    const last = before[check]
    const isNews = !last || last.call !== urgency || (urgency === 'overdue' && now - last.at >= again)
    calls[check] = isNews ? { at: now, call: urgency } : last
    if (isNews && loudest !== 'overdue') loudest = urgency
  }
  return { call: loudest, calls }
}

/** Sounds for the sleepers on the board and keeps the screen lit while there are any. */
export function useSleepAlarm(sleepers: readonly Sleeper[], now: number): void {
  const calls = useRef<Calls>({})
  useWakeLock(sleepers.length > 0)
  useEffect(() => {
    const next = callsNow(sleepers, now, calls.current)
    calls.current = next.calls
    if (next.call) callOut(next.call)
  }, [sleepers, now])
}
