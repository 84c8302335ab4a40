import { describe, expect, it } from 'vitest'
import { quietUntil } from './notification.rules.ts'

const zone = 'Pacific/Auckland'
const night = { from: '21:00', until: '06:30' }
const at = (instant: string, quiet = night) => quietUntil(new Date(instant), zone, quiet)?.toISOString()

describe('quiet hours', () => {
  it('last until the morning, before and after midnight', () => {
    expect(at('2026-11-18T21:00:00+13:00')).toBe('2026-11-18T17:30:00.000Z')
    expect(at('2026-11-19T06:29:00+13:00')).toBe('2026-11-18T17:30:00.000Z')
  })

  it('are not in force by day, nor when they have no length or nobody set them', () => {
    expect(at('2026-11-18T06:30:00+13:00')).toBeUndefined()
    expect(at('2026-11-18T20:59:00+13:00')).toBeUndefined()
    expect(at('2026-11-18T22:00:00+13:00', { from: '08:00', until: '08:00' })).toBeUndefined()
    expect(quietUntil(new Date('2026-11-18T22:00:00+13:00'), zone, null)).toBeUndefined()
  })

  it('may be within a day', () => {
    const lunch = { from: '12:00', until: '13:00' }
    expect(at('2026-11-18T12:30:00+13:00', lunch)).toBe('2026-11-18T00:00:00.000Z')
    expect(at('2026-11-18T13:00:00+13:00', lunch)).toBeUndefined()
  })

  it('end at the centre’s time when the clocks change in the night', () => {
    expect(at('2026-09-26T23:00:00+12:00')).toBe('2026-09-26T17:30:00.000Z')
  })
})
