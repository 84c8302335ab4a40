import { expect, test } from 'vitest'
import { findReader } from './live.reader.ts'

const reader = { name: 'Mere' }

test('a session that ends while it is looked up is said to have ended', async () => {
  let looks = 0
  const find = async () => (++looks === 1 ? reader : undefined)
  await expect(findReader(find, () => looks > 0)).rejects.toMatchObject({ key: 'UNAUTHENTICATED' })
})

test('a stream that a server ends as it stops is to be opened again', async () => {
  const ended = findReader(
    async () => reader,
    () => true,
  )
  await expect(ended).rejects.toMatchObject({ key: 'UNAVAILABLE' })
})

test('nobody without a session; otherwise the one found at the first look', async () => {
  const nobody = findReader(
    async () => undefined,
    () => false,
  )
  await expect(nobody).rejects.toMatchObject({ key: 'UNAUTHENTICATED' })
  let looks = 0
  const find = async () => {
    looks++
    return reader
  }
  expect(await findReader(find, () => false)).toBe(reader)
  expect(looks).toBe(1)
})
