import { expect, test } from 'vitest'
import { coverageOf, gapsOf, isShort, shortKindsOf } from './coverage.rules.ts'
import { changesFor, rosterProblems, type Shift } from './roster.rules.ts'

const weekOn = '2026-03-09'
const shift = (over: Partial<Shift> = {}): Shift => ({
  personId: 'hana',
  day: 'Mo',
  from: '08:00',
  until: '16:30',
  breakFrom: '12:00',
  breakMinutes: 30,
  roomId: 'tui',
  ...over,
})
const problems = (...shifts: Shift[]) => rosterProblems({ weekOn, shifts })

test('a shift ends after it begins, and its break lies in it', () => {
  expect(problems(shift())).toEqual({})
  expect(problems(shift({ until: '08:00' }))).toEqual({ 'shifts.0.until': 'ENDS_BEFORE_START' })
  expect(problems(shift({ breakFrom: '16:15' }))).toEqual({ 'shifts.0.breakFrom': 'OUTSIDE_SHIFT' })
  expect(problems(shift({ breakMinutes: null }))).toEqual({ 'shifts.0.breakMinutes': 'REQUIRED' })
})

test('one person works one shift at a time', () => {
  expect(
    problems(shift(), shift({ from: '16:00', until: '17:00', breakFrom: null, breakMinutes: null })),
  ).toEqual({
    'shifts.1.from': 'OVERLAPS',
  })
  expect(
    problems(shift(), shift({ from: '16:30', until: '17:00', breakFrom: null, breakMinutes: null })),
  ).toEqual({})
  expect(problems(shift(), shift({ personId: 'mere' }), shift({ day: 'Tu' }))).toEqual({})
})

test('a week begins on a Monday', () => {
  expect(rosterProblems({ weekOn: '2026-03-10', shifts: [] })).toEqual({ weekOn: 'NOT_A_MONDAY' })
})

test('only who works differently is asked again', () => {
  const before = { weekOn, shifts: [shift(), shift({ personId: 'mere' })] }
  const after = { weekOn, shifts: [shift({ personId: 'mere', until: '15:00' }), shift()] }
  expect(changesFor(before, after, 'hana')).toBe(false)
  expect(changesFor(before, after, 'mere')).toBe(true)
  expect(changesFor(before, { weekOn, shifts: [] }, 'hana')).toBe(true)
})

test('a half hour is short when a break leaves too few adults', () => {
  const booking = { roomId: 'tui', days: ['Mo'] as const, from: '08:00', until: '13:00', months: 40 }
  const planned = {
    country: 'NZ',
    region: null,
    weekOn,
    rooms: [{ id: 'tui' }],
    shifts: [shift()],
    bookings: Array.from({ length: 6 }, () => booking),
    certificates: [],
  }
  const short = coverageOf(planned, 'Mo').filter(({ whole }) => isShort(whole))
  expect(short.map(({ at }) => at)).toEqual(['12:00'])
  expect(coverageOf(planned, 'Tu')).toEqual([])
})

const sixChildren = {
  country: 'NZ',
  region: null,
  weekOn,
  rooms: [{ id: 'tui' }],
  shifts: [shift({ breakFrom: null, breakMinutes: null }), shift({ day: 'Tu', personId: 'mere' })],
  bookings: Array.from({ length: 6 }, () => ({
    roomId: 'tui',
    days: ['Mo', 'Tu'] as const,
    from: '09:00',
    until: '10:00',
    months: 40,
  })),
}

test('an expired first aid certificate leaves the centre without a holder from the next day on', () => {
  const certificates = [
    { personId: 'hana', kind: '1', expiresOn: '2026-03-09' },
    { personId: 'mere', kind: '1', expiresOn: '2026-03-09' },
  ]
  const planned = { ...sixChildren, certificates }
  expect(shortKindsOf(coverageOf(planned, 'Mo'))).toEqual([])
  expect(shortKindsOf(coverageOf(planned, 'Tu'))).toEqual(['1'])
  expect(gapsOf(planned)).toEqual([{ kind: '1', days: ['Tu'] }])
  // A centre that records none is not told of it.
  expect(shortKindsOf(coverageOf({ ...sixChildren, certificates: [] }, 'Tu'))).toEqual([])
})

test('who has no valid safety check does not count as an adult', () => {
  const certificates = [{ personId: 'mere', kind: '3', expiresOn: '2026-03-09' }]
  const planned = { ...sixChildren, certificates }
  const shortOn = (day: 'Mo' | 'Tu') => coverageOf(planned, day).some(({ whole }) => isShort(whole))
  expect([shortOn('Mo'), shortOn('Tu')]).toEqual([false, true])
  expect(gapsOf(planned)).toEqual([{ kind: '3', days: ['Tu'] }])
})

test('one holder is enough for 25 children in New Zealand', () => {
  const certificates = [{ personId: 'hana', kind: '1', expiresOn: '2027-01-01' }]
  const bookings = Array.from(
    { length: 26 },
    () => sixChildren.bookings[0] as (typeof sixChildren.bookings)[0],
  )
  const kinds = (count: number) =>
    shortKindsOf(coverageOf({ ...sixChildren, certificates, bookings: bookings.slice(0, count) }, 'Mo'))
  expect([kinds(25), kinds(26)]).toEqual([[], ['1']])
})
