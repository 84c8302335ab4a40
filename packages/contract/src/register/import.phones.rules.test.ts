import { expect, it } from 'vitest'
import { wholePhone } from './import.phones.rules.ts'

const whole = (country: string, ...numbers: string[]) =>
  numbers.map((text) => wholePhone(text, { country, region: null, day: '2026-11-26' }))

it('gives a number back what a spreadsheet has taken from its start, by the numbers of the country', () => {
  expect(whole('NZ', '215550142', '2115550142', '95550146', '800555014')).toEqual([
    '0215550142',
    '02115550142',
    '095550146',
    '0800555014',
  ])
  expect(whole('NZ', '64215550142', '6495550146', '64555014')).toEqual([
    '+64215550142',
    '+6495550146',
    '064555014',
  ])
  expect(whole('AU', '412555014', '395550146', '61412555014')).toEqual([
    '0412555014',
    '0395550146',
    '+61412555014',
  ])
})

it('leaves whole numbers, those within an area, and those of countries that it does not know', () => {
  const written = ['021 555 0142', '0215550142', '+64 21 555 0142', '5550142', '111', '21 555 0142', '']
  expect(whole('NZ', ...written)).toEqual(written)
  expect(whole('AU', '95550146', '1300555014')).toEqual(['95550146', '1300555014'])
  expect(whole('CN', '13800000000', '88887777')).toEqual(['13800000000', '88887777'])
})
