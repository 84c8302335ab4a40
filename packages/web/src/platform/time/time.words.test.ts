import { describe, expect, it } from 'vitest'
import type { Translate } from '../i18n/keys.ts'
import { wordsFrom } from '../i18n/words.ts'
import { timeEn } from './time.messages.en.ts'
import { type DayStyle, dayWords, friendlyTime, nearStyle, relativeTime } from './time.words.ts'

const pack = Object.fromEntries(Object.entries(timeEn).map(([key, words]) => [`time.${key}`, words]))
const t = ((key: string, values: object) => wordsFrom(pack, 'en-US', key, { ...values })) as Translate

const now = Date.parse('2026-03-11T10:42:00+13:00')
const ago = (minutes: number) => new Date(now - minutes * 60_000).toISOString()
const days = 24 * 60

it('a day of another year is said with its year', () => {
  expect(nearStyle('2026-12-31', '2026-11-24')).toBe('short')
  expect(nearStyle('2027-01-05', '2026-11-24')).toBe('shortDate')
})

describe('how long ago', () => {
  it.each([
    [0.9, 'Just now'],
    [-5, 'Just now'],
    [1, '1 min ago'],
    [59, '59 min ago'],
    [60, '1 hour ago'],
    [days - 1, '23 hours ago'],
    [days, '1 day ago'],
    [7 * days - 1, '6 days ago'],
    [7 * days, '1 week ago'],
    [34 * days, '4 weeks ago'],
    [35 * days, '1 month ago'],
    [364 * days, '11 months ago'],
    [365 * days, '1 year ago'],
    [800 * days, '2 years ago'],
  ])('%d minutes: %s', (minutes, words) => {
    expect(relativeTime(t, ago(minutes), now)).toBe(words)
  })
})

it('formats a time relative to the centre’s day', () => {
  const sayDay = (day: string, style: DayStyle) => dayWords({ language: 'en-US', country: 'NZ' }, day, style)
  const friendly = (instant: string) =>
    friendlyTime({ t, sayDay, timeZone: 'Pacific/Auckland' }, instant, now)
  expect(friendly('2026-03-11T00:05:00+13:00')).toBe('00:05')
  expect(friendly('2026-03-10T23:55:00+13:00')).toBe('Yesterday 23:55')
  expect(friendly('2026-01-02T08:00:00+13:00')).toBe('2 Jan 08:00')
  expect(friendly('2025-12-31T23:00:00+13:00')).toBe('31 Dec 2025')
})

it.each([
  ['en-US', 'NZ', '11 May'],
  ['en-US', 'AU', '11 May'],
  ['en-US', 'US', 'May 11'],
  ['en-US', undefined, '11 May'],
  ['zh-CN', 'NZ', '5月11日'],
] as const)('formats days in %s as people in %s do', (language, country, words) => {
  expect(dayWords({ language, country }, '2026-05-11', 'dayMonth')).toBe(words)
})

it('formats days in both languages', () => {
  expect(dayWords({ language: 'en-US' }, '2026-03-11', 'long')).toBe('Wednesday, 11 March')
  expect(dayWords({ language: 'zh-CN' }, '2026-03-11', 'long')).toBe('3月11日星期三')
})
