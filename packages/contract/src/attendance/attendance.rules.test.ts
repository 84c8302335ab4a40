import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import {
  type DayFacts,
  isLateEntry,
  marksOf,
  needsReason,
  overlaps,
  presenceOf,
  presences,
  timeProblem,
} from './attendance.rules.ts'

const at = (time: string) => `2026-11-18T${time}:00+13:00`
const clock = (time: string) => new Date(at(time))
const day = (over: Partial<DayFacts> = {}): DayFacts => ({
  expectedFrom: at('08:00'),
  expectedUntil: at('16:00'),
  absence: null,
  attendances: [],
  ...over,
})
const stay = (from: string, until: string | null = null) => ({
  signedInAt: at(from),
  signedOutAt: until && at(until),
})

describe('presence', () => {
  it('is late 15 minutes after the child was expected, and absent when the booked hours are over', () => {
    expect(presenceOf(day(), clock('07:00'))).toBe('expected')
    expect(presenceOf(day(), clock('08:15'))).toBe('expected')
    expect(presenceOf(day(), clock('08:16'))).toBe('late')
    expect(presenceOf(day(), clock('15:59'))).toBe('late')
    expect(presenceOf(day(), clock('16:00'))).toBe('absent')
  })

  it('trusts a recorded sign-in over a reported absence', () => {
    const absence = { reason: 'sick' }
    expect(presenceOf(day({ absence }), clock('07:00'))).toBe('absent')
    expect(presenceOf(day({ absence, attendances: [stay('09:00')] }), clock('10:00'))).toBe('present')
    expect(presenceOf(day({ attendances: [stay('09:00', '11:00')] }), clock('12:00'))).toBe('goneHome')
    expect(presenceOf(day({ attendances: [stay('09:00', '11:00'), stay('13:00')] }), clock('14:00'))).toBe(
      'present',
    )
  })

  it('expects nobody on a weekday without enrolment', () => {
    const free = day({ expectedFrom: null, expectedUntil: null })
    expect(presenceOf(free, clock('10:00'))).toBe('notToday')
    expect(presenceOf({ ...free, attendances: [stay('09:00')] }, clock('10:00'))).toBe('present')
  })

  it('gives a valid state for any day and minute', () => {
    const minute = fc
      .integer({ min: 0, max: 1439 })
      .map((m) => new Date(clock('00:00').getTime() + m * 60_000))
    const facts = fc.record({
      expectedFrom: fc.option(minute.map((d) => d.toISOString())),
      expectedUntil: fc.option(minute.map((d) => d.toISOString())),
      absence: fc.option(fc.constant({ reason: 'sick' })),
      attendances: fc.array(
        fc.record({
          signedInAt: minute.map((d) => d.toISOString()),
          signedOutAt: fc.option(minute.map((d) => d.toISOString())),
        }),
        { maxLength: 3 },
      ),
    })
    fc.assert(fc.property(facts, minute, (f, now) => presences.includes(presenceOf(f, now))))
  })
})

describe('marks', () => {
  it('shows late arrivals and early departures, with 15 minutes of tolerance', () => {
    const of = (from: string, until: string) =>
      marksOf(day({ attendances: [stay(from, until)] }), clock('18:00'))
    expect(of('08:15', '15:45')).toEqual([])
    expect(of('08:16', '15:44')).toEqual(['arrivedLate', 'leftEarly'])
    expect(of('08:00', '16:15')).toEqual([])
    expect(of('08:00', '16:16')).toEqual(['collectedLate'])
  })

  it('shows a child who is still present more than 15 minutes after the end', () => {
    const here = day({ attendances: [stay('08:00')] })
    expect(marksOf(here, clock('16:15'))).toEqual([])
    expect(marksOf(here, clock('16:16'))).toEqual(['notCollected'])
  })

  it('uses the first arrival and the last departure of a child who came twice', () => {
    const twice = day({ attendances: [stay('08:00', '10:00'), stay('13:00', '16:00')] })
    expect(marksOf(twice, clock('17:00'))).toEqual([])
  })
})

describe('entries', () => {
  it('refuses times in the future, and for teachers times more than a week ago', () => {
    const now = clock('10:00')
    expect(timeProblem(at('10:02'), now, false)).toBeUndefined()
    expect(timeProblem(at('10:03'), now, true)).toBe('TIME_IN_FUTURE')
    expect(timeProblem('2026-11-11T10:00:00+13:00', now, false)).toBeUndefined()
    expect(timeProblem('2026-11-11T09:59:00+13:00', now, false)).toBe('TIME_TOO_OLD')
    expect(timeProblem('2026-10-01T09:59:00+13:00', now, true)).toBeUndefined()
  })

  it('shows as late after a day, and needs a reason to be changed after ten minutes', () => {
    expect(isLateEntry(at('10:00'), '2026-11-19T10:00:00+13:00')).toBe(false)
    expect(isLateEntry(at('10:00'), '2026-11-19T10:00:01+13:00')).toBe(true)
    expect(needsReason(at('10:00'), clock('10:10'))).toBe(false)
    expect(needsReason(at('10:00'), clock('10:11'))).toBe(true)
  })

  it('lets a child come back in the minute they left, but not before', () => {
    const before = [stay('08:00', '10:00')]
    expect(overlaps(stay('10:00'), before)).toBe(false)
    expect(overlaps(stay('09:59'), before)).toBe(true)
    expect(overlaps(stay('07:00', '08:00'), before)).toBe(false)
    expect(overlaps(stay('07:00'), before)).toBe(true)
    expect(overlaps(stay('11:00'), [stay('08:00')])).toBe(true)
  })
})
