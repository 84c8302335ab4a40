import { expect, it } from 'vitest'
import { isPhone, lacksPhone, phoneAddress } from './contact.rules.ts'

it('accepts phone numbers as people write them, and nothing else', () => {
  for (const phone of [
    '111',
    '021 555 0142',
    '+64 (9) 555-0188',
    '(09) 555 0188',
    '09 555 0188 ext 4',
    '555 0188 x12',
  ])
    expect([phone, isPhone(phone)]).toEqual([phone, true])
  for (const text of ['', '12', 'call mum', '021 555 0142; drop', '+', '1'.repeat(21), 'javascript:1234'])
    expect([text, isPhone(text)]).toEqual([text, false])
})

it('builds a tel: link without formatting or extension', () => {
  expect(phoneAddress('+64 (9) 555-0188')).toBe('tel:+6495550188')
  expect(phoneAddress('09 555 0188 ext 4')).toBe('tel:095550188')
  expect(phoneAddress('555 0188 #4')).toBe('tel:5550188')
})

it('requires a phone number for an emergency contact', () => {
  expect(lacksPhone({ isEmergency: true, phone: null })).toBe(true)
  expect(lacksPhone({ isEmergency: true, phone: '111' })).toBe(false)
  expect(lacksPhone({ isEmergency: false, phone: null })).toBe(false)
})
