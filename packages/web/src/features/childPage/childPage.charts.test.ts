import fc from 'fast-check'
import { expect, test } from 'vitest'
import {
  averageOf,
  heightOf,
  isEmpty,
  mealBars,
  milkBars,
  nappyBars,
  sleepBars,
  ticksFor,
} from './childPage.charts.ts'

const day = (over: object) => ({
  day: '2026-11-18',
  attended: true,
  asleep: 0,
  milk: 0,
  bottles: 0,
  meals: { all: 0, most: 0, some: 0, none: 0 },
  nappies: { wet: 0, soiled: 0, both: 0, dry: 0 },
  ...over,
})

test('bars are hours of sleep, nappies by contents, millilitres, and meals by how much was eaten', () => {
  const days = [
    day({
      asleep: 90,
      milk: 240,
      meals: { all: 2, most: 0, some: 1, none: 0 },
      nappies: { wet: 3, soiled: 1, both: 0, dry: 2 },
    }),
  ]
  expect(sleepBars(days).map(heightOf)).toEqual([1.5])
  expect(nappyBars(days)).toMatchObject([{ parts: [3, 1, 0, 2] }])
  expect(milkBars(days).map(heightOf)).toEqual([240])
  expect(mealBars(days)).toMatchObject([{ parts: [2, 0, 1, 0] }])
})

test('the average leaves out the days on which the child was not here', () => {
  const days = [day({ milk: 100 }), day({ milk: 300 }), day({ attended: false })]
  expect(averageOf(milkBars(days))).toBe(200)
  expect(averageOf(milkBars([day({ attended: false })]))).toBeUndefined()
  expect(isEmpty(sleepBars(days))).toBe(true)
})

test('ticks are round, few, and reach above the highest bar', () => {
  expect(ticksFor(2.4, 0.5)).toEqual([0, 1, 2, 3])
  expect(ticksFor(0, 1)).toEqual([0, 1])
  expect(ticksFor(5, 1)).toEqual([0, 2, 4, 6])
  expect(ticksFor(430, 10)).toEqual([0, 200, 400, 600])
  fc.assert(
    fc.property(
      fc.double({ min: 0, max: 1e5, noNaN: true }),
      fc.constantFrom(0.5, 1, 50),
      (highest, least) => {
        const ticks = ticksFor(highest, least)
        expect(ticks.length).toBeGreaterThan(1)
        expect(ticks.length).toBeLessThanOrEqual(6)
        expect((ticks.at(-1) ?? 0) + 1e-6).toBeGreaterThanOrEqual(highest)
      },
    ),
  )
})
