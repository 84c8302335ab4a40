import { describe, expect, it } from 'vitest'
import { isPeriod, periodOf, withDay } from './period.rules.ts'

const [first, last] = ['2026-03-01', '2026-03-31']

it('is one day or up to 31', () => {
  expect(isPeriod({ from: first, until: first })).toBe(true)
  expect(isPeriod({ from: first, until: last })).toBe(true)
  expect(isPeriod({ from: first, until: '2026-04-01' })).toBe(false)
  expect(isPeriod({ from: last, until: first })).toBe(false)
})

it('is today, or the one day that is named', () => {
  expect(periodOf({}, last)).toEqual({ from: last, until: last })
  expect(periodOf({ date: first }, last)).toEqual({ from: first, until: first })
  expect(periodOf({ from: first }, last)).toEqual({ from: first, until: first })
  expect(periodOf({ until: first }, last)).toEqual({ from: first, until: first })
  expect(periodOf({ from: first, until: last, date: first }, last)).toEqual({ from: first, until: last })
})

describe('choosing another day', () => {
  it('moves a single day', () => {
    expect(withDay({ from: last, until: last }, { from: first })).toEqual({ from: first, until: first })
    expect(withDay({ from: last, until: last }, { until: first })).toEqual({ from: first, until: first })
  })

  it('keeps the other day where it can', () => {
    expect(withDay({ from: '2026-03-10', until: last }, { from: first })).toEqual({
      from: first,
      until: last,
    })
    expect(withDay({ from: first, until: first }, { until: last })).toEqual({ from: first, until: last })
  })

  it('always leaves a period that the server takes', () => {
    const period = { from: '2026-03-10', until: last }
    for (const day of ['2025-01-01', first, '2026-03-20', last, '2026-12-31'])
      for (const changed of [{ from: day }, { until: day }])
        expect(isPeriod(withDay(period, changed))).toBe(true)
  })
})
