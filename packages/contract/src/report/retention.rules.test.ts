import { describe, expect, test } from 'vitest'
import { erasableFrom } from './retention.rules.ts'

const ended = { endedOn: '2024-03-11', birthDate: '2021-06-30' }

describe('a record may be erased from the day after its retention period', () => {
  test('in New Zealand', () => {
    const here = { ...ended, country: 'NZ', region: null }
    expect(erasableFrom('minorIncident', here)).toBe('2026-03-12')
    expect(erasableFrom('seriousIncident', here)).toBe('2029-03-12')
    expect(erasableFrom('leave', { ...here, birthDate: null })).toBe('2030-03-12')
  })

  test('in Australia not before the child is 25', () => {
    const there = { ...ended, country: 'AU', region: 'VIC' }
    expect(erasableFrom('minorIncident', there)).toBe('2046-07-01')
    expect(erasableFrom('illness', there)).toBe('2046-07-01')
    expect(erasableFrom('leave', { ...there, birthDate: null })).toBe('2030-03-12')
  })

  test('for a medicine in Australia three years after it was given', () => {
    expect(erasableFrom('medicine', { ...ended, country: 'AU', region: 'VIC' })).toBe('2027-03-12')
    expect(erasableFrom('medicine', { ...ended, country: 'NZ', region: null })).toBe('2026-03-12')
  })

  test('not earlier in a leap year or where a country has no rule of its own', () => {
    expect(
      erasableFrom('minorIncident', { endedOn: '2024-02-29', birthDate: null, country: 'NZ', region: null }),
    ).toBe('2026-03-02')
    expect(erasableFrom('safety', { ...ended, country: 'FJ', region: null })).toBe('2029-03-12')
  })
})
