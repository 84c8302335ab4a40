import { expect, it } from 'vitest'
import { newestTable, payTableOf, payTables } from './payParity.steps.ts'

it('is the newest table of the country on that day', () => {
  expect(payTableOf('NZ', '2021-12-31')).toBeUndefined()
  expect(payTableOf('NZ', '2022-12-31')?.steps).toHaveLength(5)
  expect(payTableOf('NZ', '2024-01-31')?.steps).toHaveLength(6)
  expect(payTableOf('NZ', '2026-01-01')?.steps).toHaveLength(11)
  expect(payTableOf('AU', '2026-01-01')).toBeUndefined()
})

it('rises with every step, in whole cents, and has one start for every group', () => {
  for (const { steps } of payTables) {
    const amounts = steps.map(({ annualCents }) => annualCents)
    expect(amounts).toEqual([...new Set(amounts)].sort((a, b) => a - b))
    expect(amounts.every(Number.isInteger)).toBe(true)
    expect(steps.flatMap(({ startsFor }) => startsFor)).toEqual(['p3', 'p3Plus', 'p4', 'p5'])
  }
})

it('is the centre’s own, unless the country’s began after it', () => {
  const country = payTableOf('NZ', '2026-01-01')
  const own = (from: string) => ({ from, source: 'Ours' })
  expect(newestTable(own('2024-02-01'), country)).toMatchObject({ source: 'Ours' })
  expect(newestTable(own('2024-01-31'), country)).toBe(country)
  expect(newestTable(own('2020-01-01'), undefined)).toMatchObject({ source: 'Ours' })
  expect(newestTable(undefined, country)).toBe(country)
})
