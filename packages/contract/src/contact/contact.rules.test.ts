import { expect, it } from 'vitest'
import { lacksPhone } from './contact.rules.ts'

it('requires a phone number for an emergency contact', () => {
  expect(lacksPhone({ isEmergency: true, phone: null })).toBe(true)
  expect(lacksPhone({ isEmergency: true, phone: '111' })).toBe(false)
  expect(lacksPhone({ isEmergency: false, phone: null })).toBe(false)
})
