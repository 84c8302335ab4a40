import { expect, it } from 'vitest'
import { cpuOf, megabytesOf, type ProcessStat, parseCpu, parseStat } from './processes.ts'

it('reads times and parent behind a name with brackets and spaces', () => {
  const text =
    '42 (postgres: a) b) S 7 42 42 0 -1 4194560 100 200 0 0 150 50 30 20 20 0 1 0 9999 1000 10 18446744073709551615'
  expect(parseStat(text)).toEqual({ parent: 7, own: 2000, ofEnded: 500 })
})

it('counts a process, its children, and those that have ended', () => {
  const stats: Record<number, ProcessStat> = {
    1: { parent: 0, own: 100, ofEnded: 40 },
    2: { parent: 1, own: 30, ofEnded: 0 },
    3: { parent: 1, own: 5, ofEnded: 0 },
  }
  // The fourth ended after it was listed.
  expect(
    cpuOf(
      1,
      (pid) => stats[pid],
      () => [2, 3, 4],
    ),
  ).toBe(175)
})

it('knows nothing of a process that has ended', () => {
  expect(
    cpuOf(
      1,
      () => undefined,
      () => [],
    ),
  ).toBeNaN()
  expect(megabytesOf([2 ** 30])).toBe(0)
})

it('adds up what all cores worked, without waiting', () => {
  expect(parseCpu('cpu  100 1 50 9000 800 2 3 7 0 0\ncpu0 50 0 25 4500 400 1 1 3 0 0\n')).toBe(1560)
})
