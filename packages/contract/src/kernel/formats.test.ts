import { describe, expect, it } from 'vitest'
import {
  countdown,
  datePatterns,
  formatWall,
  friendlyWall,
  hasExpiredAfterDays,
  hasExpiredAfterHours,
  listSeparator,
  millisecondsOf,
  monthName,
  ordinal,
  parseWall,
  price,
  shownSeparator,
  unixAtEightHours,
  weekdayNames,
} from './formats.ts'

const wall = { year: 2024, month: 2, day: 29, hour: 23, minute: 5, second: 9 }

describe('dates by a pattern', () => {
  it('are written in each default format, and in the letters of other libraries', () => {
    expect(formatWall(wall, datePatterns.dateTime)).toBe('2024-02-29 23:05:09')
    expect(formatWall(wall, datePatterns.unix)).toBe('29/02/2024 23:05:09')
    expect(formatWall(wall, datePatterns.day)).toBe('2024-02-29')
    expect(formatWall(wall, 'YYYY年MM月DD日 HH:mm')).toBe('2024年02月29日 23:05')
  })

  it('are read as they were written', () => {
    for (const pattern of [datePatterns.dateTime, datePatterns.unix])
      expect(parseWall(formatWall(wall, pattern), pattern)).toEqual(wall)
    expect(parseWall('2024-02', 'yyyy-MM')).toMatchObject({ year: 2024, month: 2 })
    expect(parseWall('08:30', 'HH:mm')).toMatchObject({ hour: 8, minute: 30 })
  })

  it('are refused where there is no such day or time', () => {
    expect(parseWall('2023-02-29', 'yyyy-MM-dd')).toBeUndefined()
    expect(parseWall('24:00', 'HH:mm')).toBeUndefined()
    expect(parseWall('2024-2-9', 'yyyy-MM-dd')).toBeUndefined()
    expect(parseWall('2024x02', 'yyyy.MM')).toBeUndefined()
  })
})

it('says a time of today, of yesterday, of this year and of another, also over a leap day and a new year', () => {
  const at = (text: string) => parseWall(text, 'yyyy-MM-dd HH:mm') ?? wall
  const said = (text: string, now: string) => friendlyWall(at(text), at(now))
  expect(said('2024-02-29 00:05', '2024-02-29 23:59')).toBe('00:05')
  expect(said('2024-02-29 23:05', '2024-03-01 00:10')).toBe('Yesterday 23:05')
  expect(said('2023-12-31 08:00', '2024-01-01 08:00')).toBe('Yesterday 08:00')
  expect(said('2024-02-28 23:05', '2024-03-01 00:10')).toBe('02-28 23:05')
  expect(said('2023-12-30 08:00', '2024-01-01 08:00')).toBe('2023-12-30')
})

describe('time stamps', () => {
  it('of ten digits are seconds', () => {
    expect(millisecondsOf(1_700_000_000)).toBe(1_700_000_000_000)
    expect(millisecondsOf('1700000000000')).toBe(1_700_000_000_000)
  })

  it('are taken from a date as eight hours ahead of UTC, also where a zone skips the hour', () => {
    expect(unixAtEightHours('1970-01-01 08:00:00')).toBe(0)
    expect(unixAtEightHours('2026-09-27 02:30:00')).toBe(Date.UTC(2026, 8, 26, 18, 30) / 1000)
    expect(unixAtEightHours('29/02/2024 00:00:00', datePatterns.unix)).toBe(Date.UTC(2024, 1, 28, 16) / 1000)
    expect(unixAtEightHours('2023-02-29 00:00:00')).toBeUndefined()
  })

  it('expire after days of 24 hours, and after hours', () => {
    const start = Date.UTC(2026, 8, 26)
    expect(hasExpiredAfterDays(start, 1, start + 86_400_000)).toBe(false)
    expect(hasExpiredAfterDays(start / 1000, 1, start + 86_400_001)).toBe(true)
    expect(hasExpiredAfterHours(start / 1000, 2, start + 7_200_000)).toBe(false)
    expect(hasExpiredAfterHours(start / 1000, 2, start + 7_201_000)).toBe(true)
  })
})

it('counts down, each part with two digits', () => {
  expect(countdown(90_061_000)).toEqual({ day: '01', hours: '01', minutes: '01', seconds: '01' })
  expect(countdown(-5)).toEqual({ day: '00', hours: '00', minutes: '00', seconds: '00' })
  expect(countdown(100 * 86_400_000).day).toBe('100')
})

it('writes ordinals', () => {
  const words = [1, 2, 3, 4, 11, 12, 13, 21, 101, 111, 112].map(ordinal)
  expect(words.join(' ')).toBe('1st 2nd 3rd 4th 11th 12th 13th 21st 101st 111th 112th')
})

it('writes prices with commas and two decimals, or whole', () => {
  expect([0, 1234.5, 1_234_567, -1234.5].map((amount) => price(amount))).toEqual([
    '0.00',
    '1,234.50',
    '1,234,567.00',
    '-1,234.50',
  ])
  expect(price(1234.5, { integers: true })).toBe('1,235')
})

it('names the days of the week by their codes', () => {
  expect(Object.entries(weekdayNames).map(([code, name]) => `${code} ${name}`)).toEqual([
    'Mo Monday',
    'Tu Tuesday',
    'We Wednesday',
    'Th Thursday',
    'Fr Friday',
    'Sa Saturday',
    'Su Sunday',
  ])
})

it('keeps several entries of a dictionary by comma, and shows them with a bar', () => {
  expect('1,2'.split(listSeparator).join(shownSeparator)).toBe('1 | 2')
})

it('names the months from 1 to 12', () => {
  expect([monthName(1), monthName(12), monthName(0)]).toEqual(['January', 'December', undefined])
})
