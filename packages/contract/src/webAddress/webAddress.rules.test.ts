import { describe, expect, it } from 'vitest'
import { addressProblem, isWithin } from './webAddress.rules.ts'

it('opens only https addresses without a password', () => {
  expect(addressProblem(' https://www.example.org/guides?x=1#top ')).toBeUndefined()
  expect(addressProblem('javascript:alert(1)')).toBe('SCRIPT_ADDRESS')
  expect(addressProblem('java\tscript:alert(1)')).toBe('SCRIPT_ADDRESS')
  expect(addressProblem('DATA:text/html,<b>hi</b>')).toBe('DATA_ADDRESS')
  expect(addressProblem('http://www.example.org')).toBe('NOT_HTTPS')
  expect(addressProblem('file:///etc/hosts')).toBe('NOT_HTTPS')
  expect(addressProblem('https://me:secret@example.org')).toBe('ADDRESS_WITH_PASSWORD')
  expect(addressProblem('www.example.org')).toBe('INVALID_ADDRESS')
  expect(addressProblem('https://')).toBe('INVALID_ADDRESS')
})

describe('an allowed address', () => {
  it('allows what stands below it', () => {
    expect(isWithin('https://example.org/a', 'https://example.org')).toBe(true)
    expect(isWithin('https://EXAMPLE.org/guides/sleep?x=1', 'https://example.org/guides/')).toBe(true)
    expect(isWithin('https://example.org/guides', 'https://example.org/guides/')).toBe(true)
  })

  it('allows nothing beside it', () => {
    expect(isWithin('https://example.org.evil.net/', 'https://example.org')).toBe(false)
    expect(isWithin('https://sub.example.org/', 'https://example.org')).toBe(false)
    expect(isWithin('https://example.org:8443/', 'https://example.org')).toBe(false)
    expect(isWithin('https://example.org/guides-old', 'https://example.org/guides')).toBe(false)
    expect(isWithin('https://example.org/guides/../admin', 'https://example.org/guides')).toBe(false)
  })
})
