import { expect, it } from 'vitest'
import { archivableFrom } from './audit.rules.ts'

const kowhai = { country: 'NZ', region: null }
const wattle = { country: 'AU', region: 'VIC' }

it('keeps a year of the trail as long as the longest rule of any centre', () => {
  // Attendance, seven years.
  expect(archivableFrom(2016, [kowhai])).toBe('2024-01-02')
  // An injury, until the child is 25.
  expect(archivableFrom(2016, [kowhai, wattle])).toBe('2042-01-02')
  // Leave, six years, where no country says more.
  expect(archivableFrom(2016, [{ country: 'FJ', region: null }])).toBe('2023-01-02')
})

it('archives nothing while it is not known where the centres are', () => {
  expect(archivableFrom(2016, [])).toBe('9999-12-31')
})
