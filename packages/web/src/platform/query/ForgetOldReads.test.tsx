// In a real browser, because what is deleted is chosen by the database's indexes.
import { expect, test, vi } from 'vitest'

const day = 86_400_000
const { person } = vi.hoisted(() => ({ person: { id: 'hana' as string | undefined } }))
vi.mock('../session/current.ts', () => ({
  session: { get: () => ({ userInfo: person.id === undefined ? undefined : { user_id: person.id } }) },
}))
const { openDevice } = await import('../device/device.ts')
const { forgetOldReads } = await import('./stored.reads.ts')

test('what is older than seven days, and what somebody else has read, is deleted from the device', async () => {
  const device = await openDevice()
  const now = Date.now()
  const read = (id: string, userId: string, at: number) => ({ id, userId, data: id, at })
  await device?.reads.bulkPut([
    read('of today', 'hana', now),
    read('of six days ago', 'hana', now - 6 * day),
    read('of eight days ago', 'hana', now - 8 * day),
    read('of another', 'mere', now),
  ])
  const left = async () => (await device?.reads.toCollection().primaryKeys())?.sort()
  await forgetOldReads()
  expect(await left()).toEqual(['of six days ago', 'of today'])
  person.id = undefined
  await forgetOldReads()
  expect(await left()).toEqual([])
})
