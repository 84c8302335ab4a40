import { expect, it } from 'vitest'
import { childTotals, decimalHours, type OfChild, workTotals } from './hours.rules.ts'

const day = (over: Partial<OfChild> & { day: string }): OfChild => ({
  booked: 480,
  here: 0,
  isOpen: false,
  away: null,
  ...over,
})

it('adds up booked days, days here, days away, and those that nobody explained', () => {
  const days = [
    day({ day: '2026-11-16', here: 450 }),
    day({ day: '2026-11-17', isOpen: true }),
    day({ day: '2026-11-18', away: 'sick' }),
    day({ day: '2026-11-19' }),
    day({ day: '2026-11-21', booked: null, here: 60 }),
    // Today is not over.
    day({ day: '2026-11-23', isOpen: true }),
    day({ day: '2026-11-23' }),
  ]
  expect(childTotals(days, '2026-11-23')).toEqual({
    daysBooked: 6,
    booked: 2880,
    daysHere: 4,
    here: 510,
    daysAway: 1,
    daysUnexplained: 1,
    daysOpen: 1,
  })
})

it('adds up work and its pauses', () => {
  const work = { atWork: 480, onBreak: 30, nonContact: 60, isOpen: false }
  const days = [
    { ...work, day: '2026-11-16' },
    { ...work, day: '2026-11-17', atWork: 0, isOpen: true },
    { ...work, day: '2026-11-18', atWork: 0, isOpen: true },
  ]
  expect(workTotals(days, '2026-11-18')).toEqual({
    days: 3,
    atWork: 480,
    onBreak: 90,
    nonContact: 180,
    daysOpen: 1,
  })
})

it('writes hours for sheets that calculate', () => {
  expect([0, 20, 450, 2405].map(decimalHours)).toEqual(['0.00', '0.33', '7.50', '40.08'])
})
