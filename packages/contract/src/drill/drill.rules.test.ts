import { describe, expect, it } from 'vitest'
import { drillDueOn } from './drill.rules.ts'

describe('when a drill is due', () => {
  it('counts months, and ends with a shorter month', () => {
    expect(drillDueOn('2026-07-18', 4)).toBe('2026-11-18')
    expect(drillDueOn('2026-10-31', 4)).toBe('2027-02-28')
    expect(drillDueOn('2026-11-30', 3)).toBe('2027-02-28')
  })
})
