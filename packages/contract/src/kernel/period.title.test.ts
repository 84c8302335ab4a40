import { expect, test } from 'vitest'
import { periodIn, periodTitle } from './period.title.ts'

test('a title that is a period is read back, and another is left alone', () => {
  const week = { from: '2026-12-28', until: '2027-01-03' }
  expect(periodTitle(week)).toBe('28/12/2026 – 03/01/2027')
  expect(periodIn(periodTitle(week))).toEqual(week)
  expect(periodIn('Sun care')).toBeUndefined()
  expect(periodIn('Week 09/03/2026 – 15/03/2026')).toBeUndefined()
})
