// Estimates the server's time. It takes the time from the server's responses and continues it with a monotonic clock, so
// that changing the device's clock while the page is open has no effect. server.now.ts creates the instance of this page.
import type { EntryClock } from '@daybook/contract/kernel/entryClock.rules.ts'
import { type KeyValues, readJson, writeJson } from '../storage.ts'

export interface ClockParts {
  /** A monotonic clock in milliseconds. On many devices it stops while the device sleeps. */
  steady: () => number
  /** The device's clock in milliseconds since the epoch. */
  wall: () => number
  storage: () => KeyValues
  /** Identifies this page. */
  page: string
}

/** How this clock was going at one moment. Plain data, so that an entry can keep it. */
export interface ClockStamp {
  page: string
  /** The assumed server's time at zero of the page's monotonic clock. */
  base: number
  /** For how long the device was believed to have slept. */
  slept: number
  /** By how much the assumed server's time was ahead of the device's clock. */
  ahead: number
}

/** A response: when it was requested and received (monotonic clock), and the server's time in between. */
export interface Hearing {
  askedAt: number
  heardAt: number
  serverTime: number
}

export interface ServerClock {
  /** The server's time, milliseconds since the epoch. */
  now: () => number
  hear: (hearing: Hearing) => void
  /** For an entry made now. Undefined when the time is certain: a response has told it to this page, and a clock that
   *  nobody can set has run since. */
  stamp: () => ClockStamp | undefined
  /** What the clock that has this stamp shows now. */
  readStamp: (stamp: ClockStamp) => EntryClock
  /** The page was hidden, so the device may sleep from now on. */
  hid: () => void
  /** The page is visible again. */
  shown: () => void
}

const key = 'serverAhead'
/** Smaller differences in milliseconds are clock drift. */
const maxDrift = 2000

export function createServerClock({ steady, wall, storage, page }: ClockParts): ServerClock {
  // Until the first response, use the offset that an earlier page stored.
  const known = readJson<unknown>(storage(), key)
  let storedAhead = typeof known === 'number' ? known : 0
  let offset = wall() - steady()
  /** The server's time at zero of the monotonic clock. */
  let base = offset + storedAhead
  /** Round-trip time of the response that `base` is from. The error of `base` is at most half of it. */
  let roundTrip = Number.POSITIVE_INFINITY
  let isHidden = false
  let isCertain = false
  let slept = 0

  function keep() {
    const ahead = Math.round(base + steady() - wall())
    if (Math.abs(ahead - storedAhead) < 100) return
    storedAhead = ahead
    writeJson(storage(), key, ahead)
  }

  /** Handles a jump between the two clocks. If the page was hidden, the device slept and the monotonic clock stopped. If it
   *  was visible, the device's clock was changed. The next response corrects a wrong guess. */
  function follow() {
    const moved = wall() - steady() - offset
    if (Math.abs(moved) < maxDrift) return
    offset += moved
    if (isHidden && moved > 0) {
      base += moved
      slept += moved
      // Somebody may have set the clock instead.
      isCertain = false
    } else keep()
  }

  return {
    now() {
      follow()
      return base + steady()
    },
    hear({ askedAt, heardAt, serverTime }) {
      follow()
      isCertain = true
      const took = heardAt - askedAt
      const fits = Math.abs(base + heardAt - took / 2 - serverTime) <= took / 2
      // Keep the more precise result of a faster response unless this one contradicts it.
      if (fits && took >= roundTrip) return
      base = serverTime + took / 2 - heardAt
      roundTrip = took
      keep()
    },
    stamp() {
      follow()
      return isCertain ? undefined : { page, base, slept, ahead: base + steady() - wall() }
    },
    readStamp(stamp) {
      follow()
      if (stamp.page !== page) return { reading: wall() + stamp.ahead, isContinuous: false }
      const sleptSince = slept - stamp.slept
      return { reading: stamp.base + sleptSince + steady(), isContinuous: sleptSince === 0 }
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
