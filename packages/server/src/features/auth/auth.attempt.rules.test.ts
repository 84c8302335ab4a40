import { slowFrom, slowSeconds } from '@daybook/contract/auth/auth.rules.ts'
import { describe, expect, it } from 'vitest'
import { lockStateOf, waitOf } from './auth.attempt.rules.ts'

const minute = 60_000
const at = (...minutes: number[]) => minutes.map((count) => count * minute)

describe('the state of an account on a device or in a network', () => {
  it('is open without recent failures', () => {
    expect(lockStateOf([], 0)).toEqual({ lockedUntil: undefined })
    expect(lockStateOf(at(0, 1, 2, 3), 34 * minute)).toEqual({ lockedUntil: undefined })
  })

  it('is locked for 30 minutes by the fifth failure within 30 minutes', () => {
    const five = at(0, 5, 10, 15, 29)
    expect(lockStateOf(five.slice(0, 4), 29 * minute).lockedUntil).toBeUndefined()
    expect(lockStateOf(five, 29 * minute).lockedUntil).toBe(59 * minute)
    expect(lockStateOf(five, 59 * minute - 1).lockedUntil).toBe(59 * minute)
    expect(lockStateOf(five, 59 * minute)).toEqual({ lockedUntil: undefined })
  })

  it('is not locked by five failures over a longer time', () => {
    expect(lockStateOf(at(0, 8, 16, 24, 32), 32 * minute).lockedUntil).toBeUndefined()
  })
})

describe('the wait of a network', () => {
  const failures = (count: number) => Array.from({ length: count }, (_, second) => second * 1000)

  it('is zero before many failures', () => {
    expect(waitOf([], 0)).toBe(0)
    expect(waitOf(failures(slowFrom - 1), slowFrom * 1000)).toBe(0)
  })

  it('is a few seconds after its last failure, and never long', () => {
    const last = (slowFrom - 1) * 1000
    expect(waitOf(failures(slowFrom), last)).toBe(slowSeconds)
    expect(waitOf(failures(slowFrom), last + 1)).toBe(slowSeconds)
    expect(waitOf(failures(slowFrom), last + slowSeconds * 1000)).toBe(0)
    expect(waitOf(failures(slowFrom * 5), slowFrom * 5000 + slowSeconds * 1000)).toBe(0)
  })

  it('is zero half an hour later', () => {
    expect(waitOf(failures(slowFrom), slowFrom * 1000 + 30 * minute)).toBe(0)
  })
})
