import { describe, expect, it } from 'vitest'
import { drillDueOn, drillMonths } from './drill.rules.ts'

describe('how often a drill is held', () => {
  it('follows the country and the day', () => {
    expect(drillMonths('NZ', 'fire', '2026-04-19')).toBe(3)
    expect(drillMonths('NZ', 'fire', '2026-04-20')).toBe(4)
    expect(drillMonths('AU', 'lockdown', '2026-11-18')).toBe(3)
    expect(drillMonths('FJ', 'earthquake', '2026-11-18')).toBe(3)
  })
})

describe('when a drill is due', () => {
  it('counts months, and ends with a shorter month', () => {
    expect(drillDueOn('2026-07-18', 4)).toBe('2026-11-18')
    expect(drillDueOn('2026-10-31', 4)).toBe('2027-02-28')
    expect(drillDueOn('2026-11-30', 3)).toBe('2027-02-28')
  })
})
