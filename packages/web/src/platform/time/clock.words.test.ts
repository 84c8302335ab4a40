import { afterEach, expect, it } from 'vitest'
import { clockAt, clockWords, showTwelveHours } from './clock.words.ts'

afterEach(() => showTwelveHours(false))

const five = '2026-03-11T17:05:00+13:00'

it('shows 24 hours on a device that does', () => {
  expect(clockAt(five, 'Pacific/Auckland')).toBe('17:05')
  expect(clockWords('09:30')).toBe('09:30')
})

it.each([
  ['en-US', '00:05', '12:05\u00a0am'],
  ['en-US', '09:30', '9:30\u00a0am'],
  ['en-US', '12:00', '12:00\u00a0pm'],
  ['en-US', '17:05', '5:05\u00a0pm'],
  ['zh-CN', '17:05', '下午5:05'],
] as const)('shows 12 hours on a device that does: %s %s', (language, time, words) => {
  showTwelveHours(true)
  expect(clockWords(time, language)).toBe(words)
})

it('leaves an empty time empty', () => {
  showTwelveHours(true)
  expect(clockWords('')).toBe('')
})
