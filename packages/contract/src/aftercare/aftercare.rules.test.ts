import { expect, it } from 'vitest'
import { isWatched, isWatchOver, nextLook, watchTimes } from './aftercare.rules.ts'

const at = '2026-11-17T21:00:00.000Z'
const times = watchTimes({ headLookEvery: 15, headWatchHours: 4 }, at)
const after = (minutes: number) => new Date(Date.parse(at) + minutes * 60_000).toISOString()

it('watches a blow to the head, and no other', () => {
  expect(isWatched(['knee.left', 'forehead'])).toBe(true)
  expect(isWatched(['knee.left'])).toBe(false)
  expect(isWatched(null)).toBe(false)
})

const minutesOf = (headLookEvery: number, headWatchHours: number) =>
  watchTimes({ headLookEvery, headWatchHours }, at).map(
    (time) => (Date.parse(time) - Date.parse(at)) / 60_000,
  )

it('asks for looks as the centre has set them, less often after an hour and after two', () => {
  expect(minutesOf(15, 4)).toEqual([15, 30, 45, 60, 90, 120, 180, 240])
  expect(minutesOf(30, 4)).toEqual([30, 60, 120, 240])
  expect(minutesOf(60, 1)).toEqual([60])
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
