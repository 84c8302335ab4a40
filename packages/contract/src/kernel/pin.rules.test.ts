import { expect, it } from 'vitest'
import { afterWrongPin, failuresAfterRightPin, isEasyPin, type WrongPins } from './pin.rules.ts'

const start = Date.parse('2026-03-09T20:00:00Z')
const minute = 60_000
const hours = 60 * minute
const none: WrongPins = { failures: 0, failedAt: null }
const failed = (failures: number, ago: number): WrongPins => ({
  failures,
  failedAt: new Date(start - ago).toISOString(),
})

/** How many PINs somebody tries within these days, who never waits longer than they have to. */
function triesWithin(days: number): number {
  let [now, tries, pins] = [start, 0, none]
  for (;;) {
    const { lockedUntil, ...after } = afterWrongPin(pins, new Date(now))
    tries++
    pins = after
    if (lockedUntil) now = Date.parse(lockedUntil)
    if (now >= start + days * 24 * hours) return tries
  }
}

it('pauses after every fifth wrong PIN, each time twice as long, up to a day', () => {
  const pauseAt = (failures: number) => {
    const { lockedUntil } = afterWrongPin(failed(failures - 1, 0), new Date(start))
    return lockedUntil && (Date.parse(lockedUntil) - start) / minute
  }
  expect([1, 4, 5, 6, 10, 15, 20, 35, 40, 400].map(pauseAt)).toEqual([
    null,
    null,
    15,
    null,
    30,
    60,
    120,
    960,
    1440,
    1440,
  ])
})

it('takes more than five years to try every PIN of four digits', () => {
  expect(triesWithin(21)).toBeLessThan(150)
  expect(triesWithin(5 * 365)).toBeLessThan(10_000)
})

it('forgets wrong PINs after a week without another', () => {
  const week = 7 * 24 * hours
  expect(afterWrongPin(failed(9, week - 1), new Date(start)).failures).toBe(10)
  expect(afterWrongPin(failed(9, week), new Date(start))).toMatchObject({ failures: 1, lockedUntil: null })
})

it('forgives mistypes just before the right PIN, and nothing else', () => {
  const right = (failures: number, ago: number) =>
    failuresAfterRightPin(failed(failures, ago), new Date(start))
  expect([right(3, minute), right(8, minute), right(5, minute)]).toEqual([0, 5, 5])
  expect(right(3, 2 * minute)).toBe(3)
  expect(failuresAfterRightPin(none, new Date(start))).toBe(0)
})

it.each(['0000', '1234', '9876', '1212', '123123', '1984', '2026', '777777'])(
  '%s is easy to guess',
  (pin) => {
    expect(isEasyPin(pin)).toBe(true)
  },
)
it.each(['2468', '1357', '4071', '200519', '13579'])('%s is not easy to guess', (pin) => {
  expect(isEasyPin(pin)).toBe(false)
})
