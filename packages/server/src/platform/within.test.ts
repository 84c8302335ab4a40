import { expect, it } from 'vitest'
import { endedWithin } from './within.ts'

const never = new Promise(() => undefined)

it('waits for the end of the work, whether it succeeds or fails', async () => {
  expect(await endedWithin(60_000, Promise.resolve('done'))).toBe(true)
  expect(await endedWithin(60_000, Promise.reject(new Error('failed')))).toBe(true)
})

it('does not wait longer than the limit', async () => {
  expect(await endedWithin(1, never)).toBe(false)
})
