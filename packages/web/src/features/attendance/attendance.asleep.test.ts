import { expect, it } from 'vitest'
import { asleepAt } from './attendance.asleep.ts'

it('knows who was asleep at a time, and not who is only in bed', () => {
  const sleepOf = (childId: string, asleepAt: string | null) => ({
    id: childId,
    childId,
    roomId: 'r',
    occurredAt: '2026-03-10T20:50:00.000Z',
    checks: [],
    version: 1,
    detail: { asleepAt, upAt: null, checkInterval: 10 },
  })
  const sleeps = [sleepOf('a', '2026-03-10T21:00:00.000Z'), sleepOf('b', null)]
  expect([...asleepAt({ sleeps }, Date.parse('2026-03-10T20:59:00.000Z'))]).toEqual([])
  expect([...asleepAt({ sleeps }, Date.parse('2026-03-10T21:30:00.000Z'))]).toEqual(['a'])
})
