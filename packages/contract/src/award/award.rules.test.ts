import { expect, it } from 'vitest'
import { milestoneOn } from './award.rules.ts'

it('proposes years of service from the anniversary on, for 60 days', () => {
  expect(milestoneOn('2021-11-18', '2026-11-17')).toBeUndefined()
  expect(milestoneOn('2021-11-18', '2026-11-18')).toEqual({ years: 5, on: '2026-11-18' })
  expect(milestoneOn('2021-11-18', '2027-01-16')).toEqual({ years: 5, on: '2026-11-18' })
  expect(milestoneOn('2021-11-18', '2027-01-17')).toBeUndefined()
  expect(milestoneOn('2023-11-18', '2026-11-18')).toBeUndefined()
  expect(milestoneOn('2027-01-01', '2026-11-18')).toBeUndefined()
})

it('has an anniversary each year for who began on 29 February', () => {
  expect(milestoneOn('2024-02-29', '2025-03-01')).toEqual({ years: 1, on: '2025-03-01' })
})
