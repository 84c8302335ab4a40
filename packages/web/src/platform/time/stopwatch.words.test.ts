import { expect, it } from 'vitest'
import { durationWords } from './stopwatch.words.ts'

it('says a duration as a stopwatch does', () => {
  expect(durationWords('2026-03-11T10:00:00Z', '2026-03-11T10:04:07Z')).toBe('4:07')
  expect(durationWords('2026-03-11T10:00:00Z', '2026-03-11T11:01:00Z')).toBe('61:00')
  expect(durationWords('2026-03-11T10:00:01Z', '2026-03-11T10:00:00Z')).toBe('0:00')
})
