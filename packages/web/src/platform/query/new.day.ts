// A page that stays open overnight must not show yesterday's presence as today's.
import { serverNow } from '../time/server.now.ts'
import { isOfToday } from './of.today.ts'
import { queryClient } from './query.client.ts'
import { isOnToday } from './remembered.ts'

/** Clears and reads again what says what is so now, when another day has begun. Call it once. */
export function clearOnNewDay(): void {
  let lastAt = serverNow()
  const check = () => {
    const isSameDay = isOnToday(lastAt)
    lastAt = serverNow()
    if (!isSameDay) void queryClient.resetQueries({ predicate: isOfToday })
  }
  setInterval(check, 60_000)
  // A device that slept runs no timers.
  document.addEventListener('visibilitychange', check)
}
