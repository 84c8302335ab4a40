import { describe, expect, it } from 'vitest'
import { type DrillType, drillDueOn, drillRuleOn } from './drill.rules.ts'

describe('how a drill is held', () => {
  const months = (country: string, type: DrillType, day: string) =>
    drillRuleOn(type, { country, region: null, day }).months

  it('follows the country and the day', () => {
    expect(months('NZ', 'fire', '2026-04-19')).toBe(3)
    expect(months('NZ', 'fire', '2026-04-20')).toBe(4)
    expect(months('AU', 'lockdown', '2026-11-18')).toBe(3)
    expect(months('FJ', 'earthquake', '2026-11-18')).toBe(3)
  })

  it('is without children for lockdown in New Zealand since the criteria of 2026', () => {
    const here = { country: 'NZ', region: null }
    expect(drillRuleOn('lockdown', { ...here, day: '2026-04-19' }).withChildren).toBe(true)
    expect(drillRuleOn('lockdown', { ...here, day: '2026-04-20' }).withChildren).toBe(false)
    expect(drillRuleOn('fire', { ...here, day: '2026-04-20' }).withChildren).toBe(true)
  })
})

describe('when a drill is due', () => {
  it('counts months, and ends with a shorter month', () => {
    expect(drillDueOn('2026-07-18', 4)).toBe('2026-11-18')
    expect(drillDueOn('2026-10-31', 4)).toBe('2027-02-28')
    expect(drillDueOn('2026-11-30', 3)).toBe('2027-02-28')
  })
})
