import { expect, it } from 'vitest'
import { firstPhone, isPhone, phoneAddress } from './phone.rules.ts'

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
  expect(phoneAddress('111')).toBe('tel:111')
  expect(phoneAddress('+64 (9) 555-0188')).toBe('tel:+6495550188')
  for (const end of ['ext 4', 'x12', '#4', 'ext. 4'])
    expect(phoneAddress(`09 555 0188 ${end}`)).toBe('tel:095550188')
})

it('calls a number from abroad without the 0 for calls within the country', () => {
  for (const phone of ['+64 (0)21 555 0145', '+64(0)215550145', '+64-(0)21-555-0145', '(+64) (021) 555 0145'])
    expect([phone, phoneAddress(phone)]).toEqual([phone, 'tel:+64215550145'])
  expect(phoneAddress('0064 (0)21 555 0145')).toBe('tel:0064215550145')
  expect(phoneAddress('+61 (02) 9555 0123')).toBe('tel:+61295550123')
  expect(phoneAddress('+39 (06) 555 0123')).toBe('tel:+39065550123')
  expect(phoneAddress('(09) 555 0146')).toBe('tel:095550146')
})

it('calls the first of several numbers', () => {
  for (const others of [
    ' / 021 555 0147',
    '/021 555 0147',
    '/7',
    ' - 021 555 0147',
    ' - 7',
    '-021-555-0147',
    ' 021 555 0147',
    ' (021) 555 0147',
    ' +64 21 555 0147',
    ' or 021 555 0147',
    '; 021 555 0147',
    ', 021 555 0147',
    ' & 021 555 0147',
  ])
    expect([others, phoneAddress(`(09) 555 0146${others}`)]).toEqual([others, 'tel:095550146'])
  expect(firstPhone('5550146 5550147')).toBe('5550146')
  expect(firstPhone('+64 9 555 0146 / 0147')).toBe('+64 9 555 0146')
})

it('takes hyphens and slashes within a number for no end of it', () => {
  for (const phone of [
    '021-555-0142',
    '021 - 555 - 0142',
    '0800 - 555 - 0142',
    '09/555 0142',
    '+49 211/555 0142',
    '0064 21 555-0142',
    '138 0013 8000',
  ])
    expect([phone, firstPhone(phone)]).toEqual([phone, phone])
})
