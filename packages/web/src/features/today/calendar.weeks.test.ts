import { expect, it } from 'vitest'
import { addMonths, weekOf, weeksOfMonth } from './calendar.weeks.ts'

it('begins the week on Monday', () => {
  expect(weekOf('2026-03-11')).toEqual([
    '2026-03-09',
    '2026-03-10',
    '2026-03-11',
    '2026-03-12',
    '2026-03-13',
    '2026-03-14',
    '2026-03-15',
  ])
  expect(weekOf('2026-03-15')[0]).toBe('2026-03-09')
  expect(weekOf('2026-03-16')[0]).toBe('2026-03-16')
})

it('shows a month in whole weeks', () => {
  expect(weeksOfMonth('2026-02').map((week) => week[0])).toEqual([
    '2026-01-26',
    '2026-02-02',
    '2026-02-09',
    '2026-02-16',
    '2026-02-23',
  ])
  expect(weeksOfMonth('2027-02')).toHaveLength(4)
  expect(weeksOfMonth('2026-08')).toHaveLength(6)
})

it('moves to the next or previous year', () => {
  expect(addMonths('2026-12', 1)).toBe('2027-01')
  expect(addMonths('2026-01', -1)).toBe('2025-12')
})
