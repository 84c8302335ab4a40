// A page that stays open overnight must not show yesterday's presence as today's.
import { dayAt } from '@daybook/contract/kernel/dates.ts'
import { currentReader } from '../live/live.reader.ts'
import { isOfToday } from './of.today.ts'
import { queryClient } from './query.client.ts'

/** Clears and reads again what says what is so now, when another day has begun. Call it once.
 *  @param prefetch what is called then, as soon as there is a network */
export function clearOnNewDay(prefetch: () => void): void {
  let last = currentReader().now
  const check = () => {
    const { now, timeZone } = currentReader()
    const isSameDay = dayAt(last, timeZone) === dayAt(now, timeZone)
    last = now
    if (isSameDay) return
    void queryClient.resetQueries({ predicate: isOfToday })
    if (navigator.onLine) prefetch()
    else addEventListener('online', prefetch, { once: true })
  }
  setInterval(check, 60_000)
  // A device that slept runs no timers.
  document.addEventListener('visibilitychange', check)
}
