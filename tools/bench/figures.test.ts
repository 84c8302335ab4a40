import { expect, it } from 'vitest'
import { randomFrom } from '../../packages/demo/src/random.ts'
import { arrivals, change, median, percentile, rounded } from './figures.ts'

it('finds percentiles of few and of many values', () => {
  const hundred = Array.from({ length: 100 }, (_, index) => index + 1)
  expect([0.5, 0.99, 1].map((share) => percentile(hundred, share))).toEqual([50, 99, 100])
  expect(percentile([7], 0.99)).toBe(7)
  expect(percentile([], 0.5)).toBeNaN()
  expect(median([3, 1, 2])).toBe(2)
})

it('writes figures with three digits', () => {
  expect([0.04612, 3.519, 99.96, 117.6, 1184.4].map(rounded)).toEqual([0.0461, 3.52, 100, 118, 1184])
})

it('says how much something changed', () => {
  expect(change(2, 2.5)).toBe('+25 %')
  expect(change(2, 1)).toBe('−50 %')
  expect(change(2, 2)).toBe('±0 %')
  expect(change(undefined, 2)).toBe('')
  expect(change(2, Number.NaN)).toBe('')
})

it('spreads arrivals by chance at the rate, in order and within the time', () => {
  const times = arrivals(200, 100, randomFrom('arrivals').next)
  expect(Math.abs(times.length - 20_000)).toBeLessThan(500)
  expect(times).toEqual(times.toSorted((a, b) => a - b))
  expect(times.at(-1)).toBeLessThan(100_000)
  const gaps = times.slice(1).map((time, index) => time - (times[index] ?? 0))
  // Of gaps by chance, a share of 1/e is longer than their average.
  expect(gaps.filter((gap) => gap > 5).length / gaps.length).toBeCloseTo(1 / Math.E, 1)
})
