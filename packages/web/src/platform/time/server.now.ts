// The server's time on this page. It is used for `occurredAt` and for countdowns.
import { pageId } from '../api/page.id.ts'
import { deviceStorage } from '../storage.ts'
import { createServerClock } from './server.clock.ts'

const steady = () => performance.now()
const clock = createServerClock({ steady, wall: Date.now, storage: deviceStorage, page: pageId })

/** Milliseconds since the epoch by the server's clock. */
export const serverNow = clock.now

/** For the outbox: whether the time of an entry is certain, and what its clock shows later. */
export const { stamp: stampClock, readStamp } = clock

/** Every response has its time in this header, in milliseconds since the epoch. */
const header = 'X-Server-Time'

/** Call it when a request is sent. @returns reads the server's time from the response */
export function timed(): (response: Response) => void {
  const askedAt = steady()
  return (response) => {
    const serverTime = Number(response.headers.get(header))
    if (serverTime > 0) clock.hear({ askedAt, heardAt: steady(), serverTime })
  }
}

/** Starts to track page visibility. Call it once. */
export function startServerClock(): void {
  const update = () => (document.hidden ? clock.hid() : clock.shown())
  document.addEventListener('visibilitychange', update)
  update()
}
