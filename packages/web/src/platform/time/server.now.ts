// The server's time on this page: what claims are stamped with and countdowns are drawn from.
import { deviceStorage } from '../storage.ts'
import { createServerClock } from './server.clock.ts'

const steady = () => performance.now()
const clock = createServerClock({ steady, wall: Date.now, storage: deviceStorage })

/** Milliseconds since the epoch by the server's clock. */
export const serverNow = clock.now

/** Where every answer says what time it was made, in milliseconds since the epoch. */
const header = 'X-Server-Time'

/** To be called when a request goes out; what it returns hears the answer. */
export function timed(): (response: Response) => void {
  const askedAt = steady()
  return (response) => {
    const serverTime = Number(response.headers.get(header))
    if (serverTime > 0) clock.hear({ askedAt, heardAt: steady(), serverTime })
  }
}

/** Knows from here on when the page goes out of sight; to be called once. */
export function startServerClock(): void {
  const look = () => (document.hidden ? clock.hid() : clock.shown())
  document.addEventListener('visibilitychange', look)
  look()
}
