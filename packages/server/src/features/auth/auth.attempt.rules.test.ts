import { describe, expect, it } from 'vitest'
import { standingOf } from './auth.attempt.rules.ts'

const minute = 60_000
const at = (...minutes: number[]) => minutes.map((one) => one * minute)

describe('where a subject stands', () => {
  it('is free without failures, and with old ones', () => {
    expect(standingOf([], 0)).toEqual({ locked: false, captcha: false })
    expect(standingOf(at(0, 1, 2, 3), 34 * minute)).toEqual({ locked: false, captcha: false })
  })

  it('needs a captcha from the third failure within 30 minutes on', () => {
    expect(standingOf(at(0, 10), 11 * minute).captcha).toBe(false)
    expect(standingOf(at(0, 10, 20), 21 * minute).captcha).toBe(true)
    expect(standingOf(at(0, 10, 20), 30 * minute).captcha).toBe(false)
  })

  it('is locked by the fifth failure within 30 minutes, for 30 minutes from that one', () => {
    const five = at(0, 5, 10, 15, 29)
    expect(standingOf(five.slice(0, 4), 29 * minute).locked).toBe(false)
    expect(standingOf(five, 29 * minute).locked).toBe(true)
    expect(standingOf(five, 59 * minute - 1).locked).toBe(true)
    expect(standingOf(five, 59 * minute)).toEqual({ locked: false, captcha: false })
  })

  it('is not locked by five failures further apart', () => {
    expect(standingOf(at(0, 8, 16, 24, 32), 32 * minute).locked).toBe(false)
  })
})
