import { afterEach, beforeEach, expect, it, vi } from 'vitest'

const day = 86_400_000
const { reads, person, server } = vi.hoisted(() => ({
  server: { ahead: 0 },
  reads: new Map<string, { id: string; at: number; contract?: string }>(),
  person: { id: 'hana' as string | undefined },
}))
vi.mock('../device/device.ts', () => ({
  openDevice: async () => ({
    reads: {
      get: async (id: string) => reads.get(id),
      bulkPut: async (rows: { id: string; at: number }[]) => {
        for (const row of rows) reads.set(row.id, row)
      },
    },
  }),
}))
vi.mock('../time/server.now.ts', () => ({ serverNow: () => Date.now() + server.ahead }))
vi.mock('../device/first.reads.ts', () => ({ firstReads: async () => reads }))
vi.mock('../session/current.ts', () => ({
  session: {
    get: () => ({
      userInfo: person.id === undefined ? undefined : { user_id: person.id },
      tenantInfo: { timeZone: 'Pacific/Auckland' },
    }),
  },
}))
const { rememberedToday, setPending } = await import('./remembered.ts')
const { storedRead, storePending } = await import('./stored.reads.ts')

const key = ['room.listRooms']

beforeEach(async () => {
  vi.useFakeTimers({ toFake: ['Date'], now: Date.parse('2026-03-11T00:00:00Z') })
  person.id = 'hana'
  reads.clear()
  setPending('hana', key, 'Tōtara', Date.now())
  await storePending()
})
afterEach(() => {
  server.ahead = 0
  vi.useRealTimers()
})

it('returns what was stored, for at most seven days', async () => {
  const [{ at } = { at: 0 }] = reads.values()
  vi.setSystemTime(at + 7 * day)
  expect(await storedRead(key)).toMatchObject({ data: 'Tōtara' })
  vi.setSystemTime(at + 7 * day + 1)
  expect(await storedRead(key)).toBeUndefined()
})

it('does not return what was read with another contract', async () => {
  for (const [id, read] of reads) reads.set(id, { ...read, contract: 'of last week' })
  expect(await storedRead(key)).toBeUndefined()
})

it('returns it only to the user who read it', async () => {
  person.id = 'mere'
  expect(await storedRead(key)).toBeUndefined()
  person.id = undefined
  expect(await storedRead(key)).toBeUndefined()
})

it('stores the newest of a query, and nothing of a user who has signed out', async () => {
  setPending('hana', key, 'Kererū', 1)
  setPending('hana', key, 'Pīwakawaka', 2)
  await storePending()
  expect([...reads.values()]).toMatchObject([{ data: 'Pīwakawaka', at: 2 }])
  setPending('hana', key, 'Tōtara', 3)
  person.id = 'mere'
  await storePending()
  expect([...reads.values()]).toMatchObject([{ data: 'Pīwakawaka', at: 2 }])
})

it('has what was read today, by the day of the centre', async () => {
  expect(await rememberedToday([key, ['room.getRoom']])).toMatchObject([{ queryKey: key, data: 'Tōtara' }])
  // 23:59 in Auckland, then midnight.
  vi.setSystemTime(Date.parse('2026-03-11T10:59:00Z'))
  expect(await rememberedToday([key])).toHaveLength(1)
  vi.setSystemTime(Date.parse('2026-03-11T11:00:00Z'))
  expect(await rememberedToday([key])).toEqual([])
})

it('has nothing of yesterday on a device whose clock is three hours fast', async () => {
  // 22:00 at the centre, and 01:00 on the device. It is read again at 07:00.
  server.ahead = -3 * 3_600_000
  vi.setSystemTime(Date.parse('2026-03-11T12:00:00Z'))
  setPending('hana', key, 'Tōtara', Date.now())
  await storePending()
  expect(await rememberedToday([key])).toHaveLength(1)
  vi.setSystemTime(Date.parse('2026-03-11T21:00:00Z'))
  expect(await rememberedToday([key])).toEqual([])
})

it('has nothing of another user, or of another contract', async () => {
  person.id = 'mere'
  expect(await rememberedToday([key])).toEqual([])
  person.id = 'hana'
  for (const [id, read] of reads) reads.set(id, { ...read, contract: 'of last week' })
  expect(await rememberedToday([key])).toEqual([])
})
