import { expect, test } from 'vitest'
import { spanDays } from './report.span.ts'

const wording = {
  t: ((_key: string, { from, until }: { from: string; until: string }) => `${from} to ${until}`) as never,
  // In Auckland, 13 hours ahead.
  dayOf: (instant: string) => new Date(Date.parse(instant) + 13 * 3_600_000).toISOString().slice(0, 10),
  sayDay: (day: string) => day.slice(8),
}
const on = (startsAt: string | null, endsAt: string | null) => spanDays({ startsAt, endsAt }, wording)

test('a span is shown by its first and last day', () => {
  expect(on(null, null)).toBeUndefined()
  expect(on('2026-03-08T11:00:00.000Z', '2026-03-09T11:00:00.000Z')).toBe('09')
  expect(on('2026-03-08T11:00:00.000Z', '2026-03-11T11:00:00.000Z')).toBe('09 to 11')
  expect(on('2026-03-08T23:00:00.000Z', '2026-03-09T11:00:00.000Z')).toBe('09')
  expect(on('2026-03-08T11:00:00.000Z', null)).toBe('09')
  // A certificate of two years.
  expect(on('2026-03-08T11:00:00.000Z', '2028-03-08T11:00:00.000Z')).toBeUndefined()
})
