// What time it is at the server, whatever the device's own clock says. It is learned from the answers of the server
// and carried on by a steady clock, so that setting the device's clock while the page is open changes nothing. Pure;
// server.now.ts makes the one of this page.
import { type KeyValues, readJson, writeJson } from '../storage.ts'

export interface ClockParts {
  /** Milliseconds that run evenly whatever is done to the device's clock; many devices stop them while they sleep. */
  steady: () => number
  /** The device's own clock, milliseconds since the epoch. */
  wall: () => number
  storage: () => KeyValues
}

/** An answer of the server: when it was asked for and when it came (steady), and the server's time in between. */
export interface Hearing {
  askedAt: number
  heardAt: number
  serverTime: number
}

export interface ServerClock {
  /** The server's time, milliseconds since the epoch. */
  now: () => number
  hear: (hearing: Hearing) => void
  /** The page went out of sight: from here on the device may sleep. */
  hid: () => void
  /** The page is in sight again. */
  shown: () => void
}

const key = 'serverAhead'
/** Smaller differences are the clocks' own unevenness. */
const leap = 2000

export function createServerClock({ steady, wall, storage }: ClockParts): ServerClock {
  // Until the first answer: what an earlier page knew about this device's clock.
  const known = readJson<unknown>(storage(), key)
  let kept = typeof known === 'number' ? known : 0
  let apart = wall() - steady()
  /** The server's time when the steady clock was at zero. */
  let base = apart + kept
  /** How long the answer took that `base` is from: it may be wrong by half of it. */
  let trip = Number.POSITIVE_INFINITY
  let isHidden = false

  function keep() {
    const ahead = Math.round(base + steady() - wall())
    if (Math.abs(ahead - kept) < 100) return
    kept = ahead
    writeJson(storage(), key, ahead)
  }

  /** The two clocks of the device went apart. Out of sight it slept and the steady one stood still; in plain sight
   *  somebody set the other one. The next answer puts right what is guessed wrong here. */
  function follow() {
    const moved = wall() - steady() - apart
    if (Math.abs(moved) < leap) return
    apart += moved
    if (isHidden && moved > 0) base += moved
    else keep()
  }

  return {
    now() {
      follow()
      return base + steady()
    },
    hear({ askedAt, heardAt, serverTime }) {
      follow()
      const took = heardAt - askedAt
      const fits = Math.abs(base + heardAt - took / 2 - serverTime) <= took / 2
      // What a quicker answer has told holds, for as long as this one does not say otherwise.
      if (fits && took >= trip) return
      base = serverTime + took / 2 - heardAt
      trip = took
      keep()
    },
    hid() {
      follow()
      isHidden = true
    },
    shown() {
      follow()
      isHidden = false
    },
  }
}
