import { expect, it } from 'vitest'
import { nameOfPeriod, usualPeriod } from './hours.period.ts'

it('knows this and the last week, from Monday', () => {
  // A Wednesday and a Sunday.
  expect(usualPeriod('thisWeek', '2026-11-18')).toEqual({ from: '2026-11-16', until: '2026-11-18' })
  expect(usualPeriod('thisWeek', '2026-11-22')).toEqual({ from: '2026-11-16', until: '2026-11-22' })
  expect(usualPeriod('lastWeek', '2026-11-18')).toEqual({ from: '2026-11-09', until: '2026-11-15' })
})

it('knows this and the last month, of any length', () => {
  expect(usualPeriod('thisMonth', '2026-03-31')).toEqual({ from: '2026-03-01', until: '2026-03-31' })
  expect(usualPeriod('lastMonth', '2026-03-31')).toEqual({ from: '2026-02-01', until: '2026-02-28' })
  expect(usualPeriod('lastMonth', '2026-01-15')).toEqual({ from: '2025-12-01', until: '2025-12-31' })
})

it('names the period that is chosen', () => {
  expect(nameOfPeriod({ from: '2026-11-09', until: '2026-11-15' }, '2026-11-18')).toBe('lastWeek')
  expect(nameOfPeriod({ from: '2026-11-09', until: '2026-11-14' }, '2026-11-18')).toBeUndefined()
})
