import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import {
  addDays,
  atCentre,
  dayAt,
  dayBounds,
  instantOf,
  isBirthday,
  monthsOld,
  nextBirthday,
  timeAt,
  weekdayOf,
} from './dates.ts'

const auckland = 'Pacific/Auckland'
const zones = [auckland, 'Australia/Lord_Howe', 'Asia/Shanghai', 'America/New_York', 'UTC', 'Pacific/Chatham']

describe('an instant as the centre’s clock shows it', () => {
  it('has the offset of that moment', () => {
    expect(atCentre(new Date('2026-11-22T21:00:00.500Z'), auckland)).toBe('2026-11-23T10:00:00.500+13:00')
    expect(atCentre(new Date('2026-07-22T22:00:00Z'), auckland)).toBe('2026-07-23T10:00:00.000+12:00')
    expect(atCentre(new Date('2026-01-01T02:00:00Z'), 'America/St_Johns')).toBe(
      '2025-12-31T22:30:00.000-03:30',
    )
  })

  it('is the same instant in every zone', () => {
    const instants = fc.date({
      min: new Date('1900-01-02'),
      max: new Date('2199-12-30'),
      noInvalidDate: true,
    })
    fc.assert(
      fc.property(instants, fc.constantFrom(...zones), (instant, zone) => {
        expect(Date.parse(atCentre(instant, zone))).toBe(instant.getTime())
      }),
    )
  })
})

describe('days of a centre', () => {
  it('finds the day of an instant in the centre’s time zone', () => {
    expect(dayAt(new Date('2026-11-20T11:30:00Z'), auckland)).toBe('2026-11-21')
    expect(timeAt(new Date('2026-11-20T11:30:00Z'), auckland)).toBe('00:30')
  })

  it('counts a day of 23 or 25 hours as one day', () => {
    const hours = (day: string) => {
      const { from, until } = dayBounds(day, auckland)
      return (until.getTime() - from.getTime()) / 3_600_000
    }
    expect(hours('2026-09-27')).toBe(23)
    expect(hours('2026-04-05')).toBe(25)
    expect(hours('2026-11-21')).toBe(24)
  })

  it('moves a skipped time past the clock change, and takes the first of a repeated one', () => {
    expect(instantOf('2026-09-27', '02:30', auckland).toISOString()).toBe('2026-09-26T14:30:00.000Z')
    expect(instantOf('2026-04-05', '02:30', auckland).toISOString()).toBe('2026-04-04T13:30:00.000Z')
  })

  it('round-trips the local time of any instant', () => {
    fc.assert(
      fc.property(
        fc.constantFrom(...zones),
        fc.date({ min: new Date('2020-01-01'), max: new Date('2035-01-01'), noInvalidDate: true }),
        (zone, instant) => {
          const back = instantOf(dayAt(instant, zone), timeAt(instant, zone), zone)
          expect([dayAt(back, zone), timeAt(back, zone)]).toEqual([
            dayAt(instant, zone),
            timeAt(instant, zone),
          ])
        },
      ),
    )
  })

  it('counts days, weekdays, months of life and birthdays', () => {
    expect(addDays('2026-12-31', 1)).toBe('2027-01-01')
    expect(weekdayOf('2026-11-22')).toBe(7)
    expect(monthsOld('2025-11-22', '2026-11-21')).toBe(11)
    expect(monthsOld('2025-11-21', '2026-11-21')).toBe(12)
    expect(isBirthday('2024-02-29', '2026-02-28')).toBe(true)
    expect(isBirthday('2024-02-29', '2028-02-28')).toBe(false)
    expect(nextBirthday('2024-03-11', '2026-03-11')).toEqual({ day: '2026-03-11', turns: 2 })
    expect(nextBirthday('2024-03-11', '2026-03-12')).toEqual({ day: '2027-03-11', turns: 3 })
    expect(nextBirthday('2024-02-29', '2026-01-01')).toEqual({ day: '2026-02-28', turns: 2 })
    expect(nextBirthday('2024-02-29', '2027-03-01')).toEqual({ day: '2028-02-29', turns: 4 })
  })
})
