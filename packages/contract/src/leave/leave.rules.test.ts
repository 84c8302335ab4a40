import { expect, test } from 'vitest'
import { workingDays } from './leave.rules.ts'

// Thursday to Tuesday over Easter 2026.
const easter = { from: '2026-04-02', until: '2026-04-07', startsAtNoon: false, endsAtNoon: false }
const free = new Set(['2026-04-03', '2026-04-04', '2026-04-05', '2026-04-06'])
const days = (over: object) => workingDays({ ...easter, ...over }, (day) => free.has(day))

test('days of work are counted without free days, in halves', () => {
  expect(days({})).toBe(2)
  expect(days({ startsAtNoon: true })).toBe(1.5)
  expect(days({ startsAtNoon: true, endsAtNoon: true })).toBe(1)
})

test('half of a free day counts as little as the whole of it', () => {
  expect(days({ from: '2026-04-03', startsAtNoon: true })).toBe(1)
  expect(days({ from: '2026-04-04', until: '2026-04-06' })).toBe(0)
})

test('the day on which the clocks change is one day', () => {
  const change = { from: '2026-09-27', until: '2026-09-27', startsAtNoon: false, endsAtNoon: false }
  expect(workingDays(change, () => false)).toBe(1)
})
