import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import {
  clockTolerance,
  type EntryClock,
  formatEntryClock,
  parseEntryClock,
  settledTimes,
  stillUncertain,
  uncertainTimes,
} from './entryClock.rules.ts'

const now = new Date('2026-03-11T01:00:00.000Z')
const minute = 60_000
const at = (minutes: number) => new Date(now.getTime() + minutes * minute).toISOString()
const clockOff = (wrongBy: number, isContinuous = true): EntryClock => ({
  reading: now.getTime() + wrongBy,
  isContinuous,
})

describe('the times of an entry', () => {
  it('are certain without a clock, and within the tolerance', () => {
    expect(uncertainTimes({ occurredAt: at(-5) }, undefined, now)).toBeNull()
    for (const wrongBy of [0, clockTolerance, -clockTolerance])
      expect(uncertainTimes({ occurredAt: at(-5) }, clockOff(wrongBy), now)).toBeNull()
    expect(uncertainTimes({ occurredAt: at(-5) }, clockOff(clockTolerance + 1), now)).not.toBeNull()
  })

  it('are corrected by as much as the clock is wrong, if nobody set it since', () => {
    const times = { occurredAt: at(-60), asleepAt: at(-50), upAt: null }
    expect(uncertainTimes(times, clockOff(-30 * minute), now)).toEqual({
      occurredAt: at(-30),
      asleepAt: at(-20),
    })
    expect(uncertainTimes(times, clockOff(-30 * minute, false), now)).toEqual({
      occurredAt: null,
      asleepAt: null,
    })
  })

  it('have no suggestion in the future or longer ago than anybody may record', () => {
    expect(uncertainTimes({ occurredAt: at(-5) }, clockOff(-30 * minute), now)).toEqual({ occurredAt: null })
    expect(uncertainTimes({ occurredAt: at(-5) }, { reading: 1, isContinuous: true }, now)).toEqual({
      occurredAt: null,
    })
    expect(uncertainTimes({ occurredAt: at(-5) }, clockOff(8 * 24 * 60 * minute), now)).toEqual({
      occurredAt: null,
    })
  })

  it('stay uncertain until somebody changes them', () => {
    const uncertain = { occurredAt: at(-30), upAt: null }
    const before = { occurredAt: at(-60), upAt: at(-20) }
    expect(stillUncertain(uncertain, before, before)).toEqual(uncertain)
    expect(stillUncertain(uncertain, before, { ...before, occurredAt: at(-31) })).toEqual({ upAt: null })
    expect(stillUncertain(uncertain, before, { occurredAt: at(-31), upAt: at(-1) })).toBeNull()
    expect(stillUncertain(null, before, before)).toBeNull()
  })

  it('change only to suggestions, and only if every time has one', () => {
    expect(settledTimes({ occurredAt: at(-30) }, 'suggested')).toEqual({ occurredAt: at(-30) })
    expect(settledTimes({ occurredAt: at(-30) }, 'recorded')).toEqual({})
    expect(settledTimes({ occurredAt: at(-30), upAt: null }, 'suggested')).toEqual({})
    expect(settledTimes(null, 'suggested')).toEqual({})
  })
})

describe('the header', () => {
  it('is read as it was written, and bounded', () => {
    fc.assert(
      fc.property(fc.integer({ min: 0, max: 9_999_999_999_999 }), fc.boolean(), (reading, isContinuous) => {
        expect(parseEntryClock(formatEntryClock({ reading, isContinuous }))).toEqual({
          reading,
          isContinuous,
        })
      }),
    )
    for (const reading of [-1, 1e20])
      expect(parseEntryClock(formatEntryClock({ reading, isContinuous: false }))).toBeDefined()
  })

  it.each(['', 'soon', '-1', '1.5', '12345678901234', '1;continuously', ['1', '2'], undefined])(
    'is not valid: %j',
    (value) => expect(parseEntryClock(value)).toBeUndefined(),
  )
})
