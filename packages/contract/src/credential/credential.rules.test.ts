import { expect, it } from 'vitest'
import { daysLeft, stageOf } from './credential.rules.ts'

it('tells once at 90, 30 and 7 days, and not after expiry', () => {
  expect([91, 90, 31, 30, 8, 7, 0, -1].map(stageOf)).toEqual([
    undefined,
    'firstReminder',
    'firstReminder',
    'secondReminder',
    'secondReminder',
    'lastReminder',
    'lastReminder',
    undefined,
  ])
})

it('counts calendar days, also over a change of the clocks', () => {
  expect(daysLeft('2026-09-28', '2026-09-26')).toBe(2)
  expect(daysLeft('2026-03-01', '2026-03-03')).toBe(-2)
})
