import { expect, test } from 'vitest'
import { ruleOn } from '../rule/rule.rules.ts'
import { adultsNeeded } from './ratio.rules.ts'

const ages = (under2: number, older: number) => [
  ...Array.from({ length: under2 }, () => 12),
  ...Array.from({ length: older }, () => 40),
]
const needed = (country: string, region: string | null, of: readonly number[]) => {
  const rule = ruleOn('ratio', { country, region, day: '2026-03-09' })
  return rule && adultsNeeded(rule.figures, of)
}

test.each([
  [0, 0, 0],
  [5, 0, 1],
  [6, 0, 2],
  [0, 6, 1],
  [0, 7, 2],
  [0, 20, 2],
  [0, 21, 3],
  [0, 31, 4],
  // Regulation 44A: one older child takes the spare place of the under-twos.
  [9, 21, 4],
  [10, 21, 5],
])('New Zealand: %d under two and %d older need %d', (under2, older, adults) => {
  expect(needed('NZ', null, ages(under2, older))).toBe(adults)
})

test('Australia counts by region', () => {
  expect(needed('AU', 'NSW', ages(0, 11))).toBe(2)
  expect(needed('AU', 'QLD', ages(0, 11))).toBe(1)
  expect(needed('AU', 'NSW', [12, 12, 30, 30, 30, 30, 30])).toBe(2)
  expect(needed('AU', 'VIC', [30, 30, 30, 30, 30])).toBe(2)
})

test('a country without rules asks for nothing that we know', () => {
  expect(ruleOn('ratio', { country: 'FR', region: null, day: '2026-03-09' })).toBeUndefined()
  expect(ruleOn('ratio', { country: 'NZ', region: null, day: '2001-01-01' })).toBeUndefined()
})
