import { expect, it } from 'vitest'
import { isWatched, isWatchOver, nextLook, watchTimes } from './aftercare.rules.ts'

const at = '2026-11-17T21:00:00.000Z'
const times = watchTimes('NZ', '2026-11-18', at)
const after = (minutes: number) => new Date(Date.parse(at) + minutes * 60_000).toISOString()

it('watches a blow to the head, and no other', () => {
  expect(isWatched(['knee.left', 'forehead'])).toBe(true)
  expect(isWatched(['knee.left'])).toBe(false)
  expect(isWatched(null)).toBe(false)
})

it('asks for a look at intervals that grow, in a country without a rule too', () => {
  expect(times.map((time) => (Date.parse(time) - Date.parse(at)) / 60_000)).toEqual([
    15, 30, 45, 60, 90, 120, 180, 240,
  ])
  expect(watchTimes('FJ', '2026-11-18', at)).toHaveLength(5)
})

it('counts a look for all times before it, and for one a few minutes ahead', () => {
  expect(nextLook(times, null)).toBe(after(15))
  expect(nextLook(times, after(9))).toBe(after(15))
  expect(nextLook(times, after(11))).toBe(after(30))
  expect(nextLook(times, after(50))).toBe(after(60))
  expect(nextLook(times, after(241))).toBeNull()
})

it('is over an hour after the last time', () => {
  expect(isWatchOver(times, Date.parse(after(300)))).toBe(false)
  expect(isWatchOver(times, Date.parse(after(301)))).toBe(true)
})
