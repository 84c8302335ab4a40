import { expect, it } from 'vitest'
import { figuresOn } from '../rule/rule.rules.ts'
import { isOutside, type TemperatureKind } from './foodTemperature.rules.ts'

const limits = figuresOn('temperature', { country: 'NZ', region: null, day: '2026-11-18' })
const hot = '2026-11-18T00:00:00.000Z'
const after = (minutes: number) => new Date(Date.parse(hot) + minutes * 60_000).toISOString()

it.each<[TemperatureKind, number, boolean]>([
  ['fridge', 5, false],
  ['fridge', 5.1, true],
  ['freezer', -15, false],
  ['freezer', -14.9, true],
  ['delivery', 6, true],
  ['cooking', 75, false],
  ['cooking', 74.9, true],
  ['reheating', 74, true],
  ['hotHolding', 60, false],
  ['hotHolding', 59.9, true],
])('%s at %d °C: outside the limits is %s', (what, celsius, isOut) => {
  expect(isOutside({ what, celsius, at: hot, since: null }, limits)).toBe(isOut)
})

it.each([
  [30, 55, false],
  [119, 40, false],
  [120, 21, false],
  [120, 21.5, true],
  [359, 21, false],
  [360, 5, false],
  [360, 8, true],
])('cooling after %d minutes at %d °C: outside the limits is %s', (minutes, celsius, isOut) => {
  expect(isOutside({ what: 'cooling', celsius, at: after(minutes), since: hot }, limits)).toBe(isOut)
})
