import { expect, it } from 'vitest'
import { addressOf, newSecret, stepOf } from './secondStep.app.ts'

// The secret and a code of RFC 6238, appendix B.
const secret = 'GEZDGNBVGY3TQOJQGEZDGNBVGY3TQOJQ'
const at = (seconds: number) => new Date(seconds * 1000)

it('takes the code of this half minute, the one before and the next, and no other', () => {
  expect(stepOf(secret, '287082', at(59))).toBe(1)
  expect(stepOf(secret, '287082', at(29))).toBe(1)
  expect(stepOf(secret, '287082', at(89))).toBe(1)
  expect(stepOf(secret, '287082', at(90))).toBeUndefined()
  expect(stepOf(secret, '287083', at(59))).toBeUndefined()
  expect(stepOf(secret, 'ABCDEF', at(59))).toBeUndefined()
})

it('makes secrets of 160 bits, and addresses that apps read', () => {
  expect(newSecret((length) => new Uint8Array(length).fill(1))).toBe('AEAQCAIBAEAQCAIBAEAQCAIBAEAQCAIB')
  expect(addressOf(secret, 'hana')).toBe(
    `otpauth://totp/Daybook:hana?issuer=Daybook&secret=${secret}&algorithm=SHA1&digits=6&period=30`,
  )
})
