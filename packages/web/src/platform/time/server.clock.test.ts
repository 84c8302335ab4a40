import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { type ClockStamp, createServerClock } from './server.clock.ts'

const noon = Date.parse('2026-03-11T12:00:00Z')
const hour = 3_600_000

/** A device whose clock is `wrong` by this many milliseconds, and a server with the correct time. */
function device(wrong: number, held = new Map<string, string>()) {
  let real = noon
  let ran = 0
  let set = wrong
  const storage = {
    getItem: (key: string) => held.get(key) ?? null,
    setItem: (key: string, value: string) => void held.set(key, value),
    removeItem: (key: string) => void held.delete(key),
  }
  let pages = 0
  const parts = () => ({
    steady: () => ran,
    wall: () => real + set,
    storage: () => storage,
    page: `page ${++pages}`,
  })
  let clock = createServerClock(parts())
  const pass = (time: number) => {
    real += time
    ran += time
  }
  return {
    /** How wrong the clock is, in milliseconds. */
    error: () => clock.now() - real,
    pass,
    /** @param there the request's share of the round trip, 0 to 1 */
    ask(took: number, there = 0.5) {
      const askedAt = ran
      pass(took * there)
      const serverTime = real
      pass(took * (1 - there))
      clock.hear({ askedAt, heardAt: ran, serverTime })
    },
    setClock: (by: number) => {
      set += by
    },
    sleep(time: number) {
      clock.hid()
      real += time
      clock.shown()
    },
    stamp: () => clock.stamp(),
    /** By how much the clock of an entry is wrong now. */
    read(stamp: ClockStamp | undefined) {
      const read = stamp && clock.readStamp(stamp)
      return read && { wrongBy: read.reading - real, isContinuous: read.isContinuous }
    },
    reload() {
      ran = 0
      clock = createServerClock(parts())
    },
  }
}

describe('the time of the server', () => {
  it('is right after one response, for any error of the device’s clock', () => {
    fc.assert(
      fc.property(
        fc.integer({ min: -400 * 24 * hour, max: 400 * 24 * hour }),
        fc.integer({ min: 0, max: 60_000 }),
        fc.double({ min: 0, max: 1, noNaN: true }),
        (wrong, took, there) => {
          const tablet = device(wrong)
          tablet.ask(took, there)
          expect(Math.abs(tablet.error())).toBeLessThanOrEqual(took / 2 + 1)
          tablet.pass(hour)
          expect(Math.abs(tablet.error())).toBeLessThanOrEqual(took / 2 + 1)
        },
      ),
    )
  })

  it('is taken from the fastest response', () => {
    const tablet = device(5 * hour)
    tablet.ask(8000, 0.1)
    expect(tablet.error()).not.toBe(0)
    tablet.ask(20)
    tablet.ask(9000, 0.9)
    expect(tablet.error()).toBe(0)
  })

  it('does not change when the device’s clock is changed while the page is visible', () => {
    const tablet = device(0)
    tablet.ask(20)
    tablet.setClock(3 * hour)
    expect(tablet.error()).toBe(0)
    tablet.setClock(-9 * hour)
    expect(tablet.error()).toBe(0)
  })

  it('is right when the device wakes up after its monotonic clock stopped', () => {
    const tablet = device(hour)
    tablet.ask(20)
    tablet.sleep(25 * 60_000)
    expect(tablet.error()).toBe(0)
  })

  it('never goes back while the page is hidden', () => {
    const tablet = device(0)
    tablet.ask(20)
    tablet.setClock(-hour)
    tablet.sleep(0)
    expect(tablet.error()).toBe(0)
  })

  it('is corrected by the next response after a wrong guess', () => {
    const tablet = device(0)
    tablet.ask(20)
    tablet.sleep(1000)
    // The device slept, but the page received no visibility event.
    tablet.setClock(hour)
    tablet.pass(1000)
    tablet.sleep(10)
    tablet.ask(900)
    expect(Math.abs(tablet.error())).toBeLessThanOrEqual(450)
  })

  it('is known to the next page before its first response, even if the device’s clock was changed', () => {
    const held = new Map<string, string>()
    const tablet = device(-7 * hour, held)
    tablet.ask(20)
    tablet.reload()
    expect(Math.abs(tablet.error())).toBeLessThan(100)
    tablet.setClock(2 * hour)
    tablet.pass(1000)
    expect(Math.abs(tablet.error())).toBeLessThan(100)
    tablet.reload()
    expect(Math.abs(tablet.error())).toBeLessThan(100)
  })

  it('is the device’s time while nothing else is known', () => {
    expect(device(1234).error()).toBe(1234)
    expect(device(0, new Map([['serverAhead', '"soon"']])).error()).toBe(0)
  })
})

describe('the clock of an entry', () => {
  it('is certain once this page has had a response, even if the device’s clock is set afterwards', () => {
    const tablet = device(5 * hour)
    tablet.ask(20)
    tablet.setClock(-3 * hour)
    tablet.pass(hour)
    expect(tablet.stamp()).toBeUndefined()
  })

  it('is wrong by as much as the device’s clock was set while the app was closed', () => {
    const held = new Map<string, string>()
    const tablet = device(0, held)
    tablet.ask(20)
    tablet.setClock(-30 * 60_000)
    tablet.reload()
    const stamp = tablet.stamp()
    tablet.pass(hour)
    expect(tablet.read(stamp)).toEqual({ wrongBy: -30 * 60_000, isContinuous: true })
    // The next response corrects the page’s clock, not that of the entry.
    tablet.ask(20)
    expect(tablet.read(stamp)).toEqual({ wrongBy: -30 * 60_000, isContinuous: true })
    expect(tablet.stamp()).toBeUndefined()
  })

  it('goes on by the device’s clock on a later page, where it may have been set in between', () => {
    const tablet = device(-hour)
    const stamp = tablet.stamp()
    tablet.reload()
    tablet.pass(1000)
    expect(tablet.read(stamp)).toEqual({ wrongBy: -hour, isContinuous: false })
  })

  it('is in doubt after the device slept, because somebody may have set it instead', () => {
    const tablet = device(0)
    tablet.ask(20)
    tablet.sleep(25 * 60_000)
    const stamp = tablet.stamp()
    expect(tablet.read(stamp)).toEqual({ wrongBy: 0, isContinuous: true })
    tablet.sleep(10 * 60_000)
    expect(tablet.read(stamp)).toEqual({ wrongBy: 0, isContinuous: false })
  })
})
