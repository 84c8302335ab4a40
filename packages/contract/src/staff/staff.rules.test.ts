import { expect, it } from 'vitest'
import { listOf, maskedPhone, maskedPhoneFirstTwo } from './staff.rules.ts'

it('shows the first three and the last four characters of a phone number', () => {
  expect(maskedPhone('0215550101')).toBe('021****0101')
  expect(maskedPhone('5550101')).toBe('****')
})

it('reads a list by comma', () => {
  expect(listOf(' a, b,,')).toEqual(['a', 'b'])
  expect(listOf(null)).toEqual([])
})

it('shows the first two and the last four by the other reading', () => {
  expect(maskedPhoneFirstTwo('0215550101')).toBe('02****0101')
  expect(maskedPhoneFirstTwo('550101')).toBe('****')
})
