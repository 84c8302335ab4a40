import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { addDays, dayAt, instantOf, weekdayOf } from '../kernel/dates.ts'
import { isInSeason, isStillAhead, type PlannedRound, type PlanRule, tasksOf, twinOf } from './plan.rules.ts'

const auckland = 'Pacific/Auckland'
const daily: PlanRule = {
  weekdays: [1, 2, 3, 4, 5, 6, 7],
  times: ['14:00', '09:30'],
  season: null,
  startsOn: '2026-01-01',
}

describe('tasks of a plan', () => {
  it('exist only on its weekdays, in order of time', () => {
    const weekdays = { ...daily, weekdays: [1, 2, 3, 4, 5] }
    expect(tasksOf(weekdays, '2026-11-20')).toEqual(['09:30', '14:00'])
    expect(tasksOf(weekdays, '2026-11-21')).toEqual([])
  })

  it('start on its first day', () => {
    const later = { ...daily, startsOn: '2026-11-18' }
    expect(tasksOf(later, '2026-11-17')).toEqual([])
    expect(tasksOf(later, '2026-11-18')).toHaveLength(2)
  })

  it('are created once for a duplicate time', () => {
    expect(tasksOf({ ...daily, times: ['10:00', '10:00'] }, '2026-11-18')).toEqual(['10:00'])
  })

  it('are the same number on a day of 23 or 25 hours, and are all due on that day', () => {
    for (const day of ['2026-09-27', '2026-04-05']) {
      const times = tasksOf({ ...daily, times: ['00:00', '02:30', '23:59'] }, day)
      expect(times).toHaveLength(3)
      const due = times.map((time) => instantOf(day, time, auckland))
      expect(due.map((instant) => dayAt(instant, auckland))).toEqual([day, day, day])
      expect([...due].sort((a, b) => a.getTime() - b.getTime())).toEqual(due)
    }
  })
})

describe('seasons', () => {
  it('run within a year, including both months', () => {
    expect([3, 4, 6, 7].map((month) => isInSeason(month, { from: 4, until: 6 }))).toEqual([
      false,
      true,
      true,
      false,
    ])
  })

  it('continue over the new year: sunscreen from September to April', () => {
    const summer = { ...daily, season: { from: 9, until: 4 } }
    expect(tasksOf(summer, '2026-08-31')).toEqual([])
    expect(tasksOf(summer, '2026-09-01')).toHaveLength(2)
    expect(tasksOf(summer, '2026-12-31')).toHaveLength(2)
    expect(tasksOf(summer, '2027-01-01')).toHaveLength(2)
    expect(tasksOf(summer, '2027-04-30')).toHaveLength(2)
    expect(tasksOf(summer, '2027-05-01')).toEqual([])
  })

  it('and the rest of the year never overlap and leave no gap', () => {
    const month = fc.integer({ min: 1, max: 12 })
    fc.assert(
      fc.property(month, month, month, (from, until, asked) => {
        // A season of all twelve months is the whole year.
        fc.pre(until % 12 !== from - 1)
        const rest = { from: (until % 12) + 1, until: ((from + 10) % 12) + 1 }
        expect(isInSeason(asked, { from, until })).toBe(!isInSeason(asked, rest))
      }),
    )
  })
})

describe('any plan on any day', () => {
  const day = fc.integer({ min: 0, max: 4000 }).map((days) => addDays('2024-01-01', days))
  const time = fc.integer({ min: 0, max: 1439 }).map((m) => new Date(m * 60_000).toISOString().slice(11, 16))

  it('has tasks only at its own times and on its own weekdays', () => {
    const entry = fc.record({
      weekdays: fc.uniqueArray(fc.integer({ min: 1, max: 7 }), { minLength: 1 }),
      times: fc.array(time, { minLength: 1, maxLength: 24 }),
      season: fc.constant(null),
      startsOn: day,
    })
    fc.assert(
      fc.property(entry, day, (plan, on) => {
        const asked = tasksOf(plan, on)
        const expected =
          on >= plan.startsOn && plan.weekdays.includes(weekdayOf(on)) ? new Set(plan.times).size : 0
        expect(asked).toHaveLength(expected)
        expect(asked.every((one) => plan.times.includes(one))).toBe(true)
      }),
    )
  })
})

it('creates no task for a time that had passed when it was planned', () => {
  const changedAt = '2026-11-18T14:00:00+13:00'
  expect(isStillAhead('2026-11-18', '10:00', auckland, changedAt)).toBe(false)
  expect(isStillAhead('2026-11-18', '14:00', auckland, changedAt)).toBe(true)
  expect(isStillAhead('2026-11-19', '10:00', auckland, changedAt)).toBe(true)
})

describe('a twin', () => {
  const round: PlannedRound = {
    kind: 'bottleFeed',
    roomCode: 'tui',
    weekdays: [1, 2, 3],
    times: ['14:00', '10:00'],
    season: null,
  }

  it('is another entry of the same kind, room, weekday and time', () => {
    const other = { ...round, weekdays: [5, 2, 1], times: ['10:00', '11:00'] }
    expect(twinOf(round, other)).toEqual({ weekdays: [1, 2], times: ['10:00'] })
    expect(twinOf(other, round)).toEqual({ weekdays: [1, 2], times: ['10:00'] })
  })

  it.each([
    ['kind', { kind: 'nappyChange' }],
    ['room', { roomCode: 'kereru' }],
    ['weekdays', { weekdays: [4, 5] }],
    ['times', { times: ['10:05'] }],
  ])('is no entry of another %s', (_, change) => {
    expect(twinOf(round, { ...round, ...change })).toBeUndefined()
  })

  it('of a room is an entry for the whole centre too', () => {
    expect(twinOf(round, { ...round, roomCode: null })).toBeDefined()
    expect(twinOf({ ...round, roomCode: null }, round)).toBeDefined()
  })

  it('shares a month with it', () => {
    const summer = { ...round, season: { from: 10, until: 3 } }
    expect(twinOf(summer, { ...round, season: { from: 4, until: 9 } })).toBeUndefined()
    expect(twinOf(summer, { ...round, season: { from: 3, until: 5 } })).toBeDefined()
    expect(twinOf(summer, round)).toBeDefined()
  })
})
