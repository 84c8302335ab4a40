// Alerts staff when a check is due, by sound and vibration.
import { useEffect, useRef } from 'react'
import { type Call, callOut } from '../../kit/alarm.ts'
import { useWakeLock } from '../../kit/wake.lock.ts'
import { countdownOf, type Sleeper } from './sleep.view.ts'

/** How often the alarm repeats while a check is overdue. */
const repeatAfter = 30_000

interface Calls {
  /** Sleep id and due time of a check → when the alarm last sounded, and how. */
  [check: string]: { at: number; call: Call }
}

/** Which alarm to sound now, given earlier ones. Pure. @returns the call to make, and the calls to remember */
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
    const isNews = !last || last.call !== urgency || (urgency === 'overdue' && now - last.at >= repeatAfter)
    calls[check] = isNews ? { at: now, call: urgency } : last
    if (isNews && loudest !== 'overdue') loudest = urgency
  }
  return { call: loudest, calls }
}

/** Sounds the alarm for the sleepers on the board, and keeps the screen on while there are any. */
export function useSleepAlarm(sleepers: readonly Sleeper[], now: number): void {
  const calls = useRef<Calls>({})
  useWakeLock(sleepers.length > 0)
  useEffect(() => {
    const next = callsNow(sleepers, now, calls.current)
    calls.current = next.calls
    if (next.call) callOut(next.call)
  }, [sleepers, now])
}
