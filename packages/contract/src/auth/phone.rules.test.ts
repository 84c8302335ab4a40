import { expect, it } from 'vitest'
import { mobileNumber } from './phone.rules.ts'

it('reads the mobile numbers of four countries, however they are written', () => {
  const same: [string, string[]][] = [
    ['+8613812345678', ['13812345678', '013812345678', '+86 138 1234 5678']],
    ['+639171234567', ['09171234567', '+639171234567']],
    ['+64215550123', ['021 555 0123', '(021) 555-0123', '+64 21 555 0123']],
    ['+61412345678', ['0412 345 678', '+61412345678']],
  ]
  for (const [number, spellings] of same)
    for (const typed of spellings) expect(mobileNumber(typed), typed).toBe(number)
})

it('reads nothing else', () => {
  for (const typed of [
    '',
    '12812345678',
    '1381234567',
    '0917123456',
    '09 555 0123',
    '021 555',
    '021555012345',
    '+1 202 555 0123',
    '0412 345 67',
    'phone',
  ])
    expect(mobileNumber(typed), typed).toBeUndefined()
})
