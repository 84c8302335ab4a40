import { expect, test } from 'vitest'
import { seal, unseal } from './seal.ts'

const hana = '01'.repeat(32)
const mere = '02'.repeat(32)
const entry = {
  key: 'key-1',
  userId: 'hana',
  who: [{ name: 'Aroha Ngāta' }],
  input: { note: 'bumped her head', at: [1, null] },
}
const readable = (bytes: Uint8Array) => new TextDecoder('latin1').decode(bytes)

test('unseals an entry with the key that sealed it', () => {
  expect(unseal(hana, seal(hana, entry))).toEqual(entry)
})

test('an entry cannot be read without its key', () => {
  const row = seal(hana, entry)
  expect(Object.keys(row)).toEqual(['key', 'userId', 'sealed'])
  expect(readable(row.sealed)).not.toMatch(/Aroha|bumped|note/)
  expect(unseal(mere, row)).toBeUndefined()
})

test('sealing the same entry twice gives different ciphertexts', () => {
  expect(seal(hana, entry).sealed).not.toEqual(seal(hana, entry).sealed)
})

test('rejects changed content, and content moved to another key or user', () => {
  const row = seal(hana, entry)
  const changed = row.sealed.map((byte, at) => (at === 30 ? byte ^ 1 : byte))
  expect(unseal(hana, { ...row, sealed: changed })).toBeUndefined()
  expect(unseal(hana, { ...row, key: 'key-2' })).toBeUndefined()
  expect(unseal(hana, { ...row, userId: 'mere' })).toBeUndefined()
})
