import { expect, it } from 'vitest'
import { isLate } from './backups.late.ts'

const good = {
  at: '2026-03-10T13:30:00.000Z',
  name: 'daybook-20260310-133000.tar.gz',
  rows: 1,
  files: 0,
  bytes: 1,
}
const after = (hours: number) => new Date(Date.parse(good.at) + hours * 3_600_000)
const nightly = { at: '02:30' }

it.each([
  ['one night left out', nightly, 48, false],
  ['two nights left out', nightly, 49, true],
  ['of every six hours', { hours: 6 }, 12, false],
  ['of every six hours', { hours: 6 }, 13, true],
  ['that takes long, of every hour', { hours: 1 }, 3, false],
  ['made each week by hand', undefined, 8 * 24, false],
  ['made by hand, and forgotten', undefined, 8 * 24 + 1, true],
  ['made while the clock was ahead', nightly, -2, true],
])('a backup %s: %o after %i hours', (_, schedule, hours, late) => {
  expect(isLate(good, { schedule, now: after(hours), startedAt: after(-99) })).toBe(late)
})

it('gives a start time to make up for it, and calls none not late', () => {
  const since = { schedule: nightly, now: after(99) }
  expect(isLate(good, { ...since, startedAt: after(97) })).toBe(false)
  expect(isLate(null, { ...since, startedAt: after(-99) })).toBe(false)
})
