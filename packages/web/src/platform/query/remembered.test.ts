import { afterEach, beforeEach, expect, it, vi } from 'vitest'
import { ApiError } from '../api/api.error.ts'

const day = 86_400_000
const { reads, person } = vi.hoisted(() => ({
  reads: new Map<string, { id: string; at: number; contract?: string }>(),
  person: { id: 'hana' as string | undefined },
}))
vi.mock('../device/device.ts', () => ({
  openDevice: async () => ({
    reads: {
      get: async (id: string) => reads.get(id),
      put: async (read: { id: string; at: number }) => void reads.set(read.id, read),
    },
  }),
}))
vi.mock('../device/first.reads.ts', () => ({ firstReads: async () => reads }))
vi.mock('../session/current.ts', () => ({
  session: {
    get: () => ({
      userInfo: person.id === undefined ? undefined : { user_id: person.id },
      tenantInfo: { timeZone: 'Pacific/Auckland' },
    }),
  },
}))
const { remembered, rememberedToday } = await import('./remembered.ts')

const key = ['room.listRooms']
const answer = async () => 'Tōtara'
const noNetwork = () => Promise.reject(new ApiError({ status: 0 }))

beforeEach(async () => {
  vi.useFakeTimers({ toFake: ['Date'], now: Date.parse('2026-03-11T00:00:00Z') })
  person.id = 'hana'
  reads.clear()
  await remembered(key, answer)
  await vi.waitUntil(() => reads.size === 1)
})
afterEach(() => vi.useRealTimers())

it('returns the stored response when offline', async () => {
  expect(await remembered(key, noNetwork)).toBe('Tōtara')
})

it('returns it for at most seven days', async () => {
  const [{ at } = { at: 0 }] = reads.values()
  vi.setSystemTime(at + 7 * day)
  expect(await remembered(key, noNetwork)).toBe('Tōtara')
  vi.setSystemTime(at + 7 * day + 1)
  await expect(remembered(key, noNetwork)).rejects.toMatchObject({ status: 0 })
})

it('does not return what was read with another contract', async () => {
  for (const [id, read] of reads) reads.set(id, { ...read, contract: 'of last week' })
  await expect(remembered(key, noNetwork)).rejects.toMatchObject({ status: 0 })
})

it('returns it only to the user who read it', async () => {
  person.id = 'mere'
  await expect(remembered(key, noNetwork)).rejects.toMatchObject({ status: 0 })
  person.id = undefined
  await expect(remembered(key, noNetwork)).rejects.toMatchObject({ status: 0 })
})

it('does not hide a refusal', async () => {
  const refused = () => Promise.reject(new ApiError({ status: 403, key: 'FORBIDDEN' }))
  await expect(remembered(key, refused)).rejects.toMatchObject({ status: 403 })
})

it('has what was read today, by the day of the centre', async () => {
  expect(await rememberedToday([key, ['room.getRoom']])).toMatchObject([{ queryKey: key, data: 'Tōtara' }])
  // 23:59 in Auckland, then midnight.
  vi.setSystemTime(Date.parse('2026-03-11T10:59:00Z'))
  expect(await rememberedToday([key])).toHaveLength(1)
  vi.setSystemTime(Date.parse('2026-03-11T11:00:00Z'))
  expect(await rememberedToday([key])).toEqual([])
})

it('has nothing of another user, or of another contract', async () => {
  person.id = 'mere'
  expect(await rememberedToday([key])).toEqual([])
  person.id = 'hana'
  for (const [id, read] of reads) reads.set(id, { ...read, contract: 'of last week' })
  expect(await rememberedToday([key])).toEqual([])
})
