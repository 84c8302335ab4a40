import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { createServerClock } from './server.clock.ts'

const noon = Date.parse('2026-03-11T12:00:00Z')
const hour = 3_600_000

/** A device whose clock is `wrong` by so much, beside a server whose time is true. */
function device(wrong: number, held = new Map<string, string>()) {
  let real = noon
  let ran = 0
  let set = wrong
  const storage = {
    getItem: (key: string) => held.get(key) ?? null,
    setItem: (key: string, value: string) => void held.set(key, value),
    removeItem: (key: string) => void held.delete(key),
  }
  const parts = { steady: () => ran, wall: () => real + set, storage: () => storage }
  let clock = createServerClock(parts)
  const pass = (time: number) => {
    real += time
    ran += time
  }
  return {
    /** How wrong the clock is, in milliseconds. */
    error: () => clock.now() - real,
    pass,
    /** @param there how much of the way is the way there, 0 to 1 */
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
    reload() {
      ran = 0
      clock = createServerClock(parts)
    },
  }
}

describe('the time of the server', () => {
  it('is right after one answer, however wrong the device is', () => {
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

  it('is taken from the quickest of the answers', () => {
    const tablet = device(5 * hour)
    tablet.ask(8000, 0.1)
    expect(tablet.error()).not.toBe(0)
    tablet.ask(20)
    tablet.ask(9000, 0.9)
    expect(tablet.error()).toBe(0)
  })

  it('does not change when somebody sets the device in plain sight, forward or back', () => {
    const tablet = device(0)
    tablet.ask(20)
    tablet.setClock(3 * hour)
    expect(tablet.error()).toBe(0)
    tablet.setClock(-9 * hour)
    expect(tablet.error()).toBe(0)
  })

  it('is right when the device wakes up, though its steady clock stood still', () => {
    const tablet = device(hour)
    tablet.ask(20)
    tablet.sleep(25 * 60_000)
    expect(tablet.error()).toBe(0)
  })

  it('never goes back while the page was out of sight', () => {
    const tablet = device(0)
    tablet.ask(20)
    tablet.setClock(-hour)
    tablet.sleep(0)
    expect(tablet.error()).toBe(0)
  })

  it('is put right by the next answer when it was guessed wrong', () => {
    const tablet = device(0)
    tablet.ask(20)
    tablet.sleep(1000)
    // Asleep, but nobody told the page.
    tablet.setClock(hour)
    tablet.pass(1000)
    tablet.sleep(10)
    tablet.ask(900)
    expect(Math.abs(tablet.error())).toBeLessThanOrEqual(450)
  })

  it('is known to the next page before its first answer, also when the clock was set meanwhile', () => {
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

  it('is the time of the device while nothing else is known', () => {
    expect(device(1234).error()).toBe(1234)
    expect(device(0, new Map([['serverAhead', '"soon"']])).error()).toBe(0)
  })
})
