import { describe, expect, it } from 'vitest'
import { isWatched, isWatchOver, lookGaps, nextLook, type Stay, watchTimes } from './aftercare.rules.ts'

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

describe('the gaps between looks', () => {
  const stay = (from: number, until: number | null): Stay => ({
    from: after(from),
    until: until === null ? null : after(until),
  })
  const gaps = (looks: number[], stays: Stay[], now: number) =>
    lookGaps(
      { times, stays, looks: looks.map((minutes) => ({ at: after(minutes), byName: `at ${minutes}` })) },
      Date.parse(after(now)),
    ).map(({ dueAt, checkedAt, overBy, kind, byName }) => [
      (Date.parse(dueAt) - Date.parse(at)) / 60_000,
      kind,
      overBy / 60_000,
      checkedAt ? byName : null,
    ])

  it('count a look for all times before it, and name who took it', () => {
    expect(gaps([12, 50], [stay(0, null)], 55)).toEqual([[30, 'missed', 20, 'at 50']])
    expect(gaps([], [stay(0, null)], 17)).toEqual([[15, 'late', 2, null]])
  })

  it('end when the child goes home, and start again when it comes back', () => {
    expect(gaps([15], [stay(0, 35)], 1000)).toEqual([[30, 'missed', 5, null]])
    expect(gaps([15], [stay(0, 20), stay(50, null)], 53)).toEqual([[50, 'missed', 3, null]])
  })

  it('go on when the child moves to another room', () => {
    expect(gaps([], [stay(0, 16), stay(16, null)], 20)).toEqual([[15, 'missed', 5, null]])
  })

  it('are none after the last time, and end an hour after it', () => {
    const all = [15, 30, 45, 60, 90, 120, 180, 240]
    expect(gaps(all, [stay(0, null)], 1000)).toEqual([])
    expect(gaps(all.slice(0, -1), [stay(0, null)], 1000)).toEqual([[240, 'missed', 60, null]])
  })
})
