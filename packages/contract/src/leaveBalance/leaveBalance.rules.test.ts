import { expect, test } from 'vitest'
import { problemsIn } from '../kernel/fields.check.ts'
import { workedDays } from '../leave/leave.rules.ts'
import { leaveEntryFields } from './leaveBalance.fields.ts'
import { entryProblems, lowestFrom, standingOn } from './leaveBalance.rules.ts'

const holidays = new Set(['2026-12-25', '2026-12-28', '2027-01-01', '2027-01-04'])
const isFree = (day: string) => holidays.has(day) || [0, 6].includes(new Date(day).getUTCDay())
const leave = (from: string, until: string, over = {}) =>
  workedDays({ from, until, startsAtNoon: false, endsAtNoon: false, ...over }, isFree)

const granted = [{ days: 20, from: '2026-04-01' }]

test('leave over the year end takes no public holidays or weekends, and each year has its own days', () => {
  // Thursday, 24 December, to Tuesday, 5 January.
  const account = { entries: granted, taken: leave('2026-12-24', '2027-01-05') }
  expect(standingOn(account, '2026-12-31')).toEqual({ granted: 20, taken: 4, remains: 16 })
  expect(standingOn(account, '2027-01-31')).toEqual({ granted: 20, taken: 5, remains: 15 })
})

test('half days take half', () => {
  const taken = leave('2026-11-17', '2026-11-19', { startsAtNoon: true, endsAtNoon: true })
  expect(standingOn({ entries: granted, taken }, '2026-11-30').remains).toBe(18)
  const friday = leave('2026-11-20', '2026-11-20', { startsAtNoon: true })
  expect(standingOn({ entries: granted, taken: friday }, '2026-11-30').remains).toBe(19.5)
})

test('days count from the day on which they are granted, and corrections add to them', () => {
  const entries = [...granted, { days: -2.5, from: '2026-06-01' }, { days: 20, from: '2027-04-01' }]
  expect(standingOn({ entries, taken: [] }, '2026-05-31').remains).toBe(20)
  expect(standingOn({ entries, taken: [] }, '2026-06-01').remains).toBe(17.5)
  expect(standingOn({ entries, taken: [] }, '2027-04-01').remains).toBe(37.5)
})

test('leave before the first entry is not counted, even when it ends after it', () => {
  expect(standingOn({ entries: granted, taken: leave('2026-03-30', '2026-04-02') }, '2026-12-31').taken).toBe(
    2,
  )
})

test('leave that is approved for later lowers what can be taken now, unless days are granted before it', () => {
  const entries = [{ days: 5, from: '2026-04-01' }]
  const taken = leave('2026-12-07', '2026-12-11')
  expect(standingOn({ entries, taken }, '2026-11-30').remains).toBe(5)
  expect(lowestFrom({ entries, taken }, '2026-11-30')).toBe(0)
  const more = [...entries, { days: 10, from: '2026-12-01' }]
  expect(lowestFrom({ entries: more, taken }, '2026-11-30')).toBe(5)
})

test('an entry has days in halves, and a correction a reason', () => {
  const entry = { kind: 'annual', type: 'granted', days: 20, from: '2026-04-01', reason: null } as const
  expect(entryProblems(entry)).toEqual({})
  expect(entryProblems({ ...entry, days: -1 })).toEqual({ days: 'INVALID_FORMAT' })
  expect(entryProblems({ ...entry, days: 0 })).toEqual({ days: 'INVALID_FORMAT' })
  expect(entryProblems({ ...entry, days: 1.25 })).toEqual({ days: 'INVALID_FORMAT' })
  const corrected = { ...entry, type: 'corrected', days: -1 } as const
  expect(entryProblems(corrected)).toEqual({})
  const moment = { now: '2026-03-11T00:00:00Z', today: '2026-03-11' }
  expect(problemsIn(leaveEntryFields, corrected, moment)).toEqual({ reason: 'REQUIRED' })
  expect(problemsIn(leaveEntryFields, { ...corrected, reason: 'Paid out' }, moment)).toEqual({})
})
