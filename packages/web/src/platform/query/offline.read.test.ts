import { attendance } from '@daybook/contract/attendance/attendance.contract.ts'
import { openingCheck } from '@daybook/contract/openingCheck/openingCheck.kind.ts'
import { room } from '@daybook/contract/room/room.kind.ts'
import { sleep } from '@daybook/contract/sleep/sleep.contract.ts'
import { QueryObserver } from '@tanstack/react-query'
import { afterEach, beforeEach, expect, it, vi } from 'vitest'
import { ApiError } from '../api/api.error.ts'
import { client } from '../api/client.ts'
import { optimistic } from '../outbox/shown.ts'
import { NotReadToday } from './not.read.today.ts'
import { queryClient } from './query.client.ts'
import { query } from './query.ts'

const { reads, answer } = vi.hoisted(() => ({
  reads: new Map<string, { data: unknown; at: number }>(),
  answer: { next: async (): Promise<unknown> => undefined },
}))
vi.mock('../device/device.ts', () => ({
  openDevice: async () => ({
    reads: {
      get: async (id: string) => reads.get(id),
      bulkPut: async (rows: { id: string; data: unknown; at: number }[]) => {
        for (const row of rows) reads.set(row.id, row)
      },
    },
  }),
}))
vi.mock('../session/current.ts', () => ({
  session: {
    get: () => ({ userInfo: { user_id: 'hana' }, tenantInfo: { timeZone: 'Pacific/Auckland' } }),
    accessToken: async () => 'token',
    subscribe: () => undefined,
  },
}))
vi.mock('../time/server.now.ts', () => ({ serverNow: () => Date.now() }))
vi.mock('../api/transport.ts', () => ({ transport: () => answer.next() }))

const rooms = query(client(room).listRooms)
const today = query(client(attendance).listToday)
const openingChecks = query(client(openingCheck).getPage, {})
const unreachable = (status: number) => () => Promise.reject(new ApiError({ status }))
const stored = () => [...reads.values()].map(({ data }) => data)

/** Opens a screen that shows this query. */
function watch(of: { queryKey: readonly unknown[] }) {
  const observer = new QueryObserver(queryClient, { ...of, staleTime: 0 })
  const stop = observer.subscribe(() => undefined)
  return { result: () => observer.getCurrentResult(), stop }
}

/** As after a restart. */
async function readOnce(of: { queryKey: readonly unknown[] }, data: unknown) {
  answer.next = async () => data
  const { stop } = watch(of)
  await vi.waitUntil(() => reads.size === 1)
  stop()
  queryClient.clear()
}

beforeEach(() => {
  vi.useFakeTimers({
    toFake: ['Date', 'setTimeout', 'clearTimeout'],
    now: Date.parse('2026-03-11T00:00:00Z'),
  })
  vi.stubGlobal('navigator', { onLine: true, userAgent: '' })
  vi.stubGlobal('document', new EventTarget())
})
afterEach(() => {
  queryClient.clear()
  reads.clear()
  vi.useRealTimers()
  vi.unstubAllGlobals()
})

it.each([0, 429, 503])('shows what the device has when the server answers %s, as old', async (status) => {
  await readOnce(rooms, ['Tōtara'])
  const readAt = Date.now()
  await vi.advanceTimersByTimeAsync(60_000)
  answer.next = unreachable(status)
  const { result } = watch(rooms)
  await vi.waitUntil(() => result().data)
  expect(result()).toMatchObject({ data: ['Tōtara'], failureCount: 2 })
  expect(result().dataUpdatedAt).toBeLessThanOrEqual(readAt)
})

it('does not hide a refusal', async () => {
  await readOnce(rooms, ['Tōtara'])
  answer.next = unreachable(403)
  const { result } = watch(rooms)
  await vi.waitUntil(() => result().isError)
  expect(result().data).toBeUndefined()
})

it('shows what the device has after five seconds without an answer, and then the answer', async () => {
  await readOnce(rooms, ['Tōtara'])
  const response = Promise.withResolvers<unknown>()
  answer.next = () => response.promise
  const { result } = watch(rooms)
  await vi.advanceTimersByTimeAsync(4999)
  expect(result().data).toBeUndefined()
  await vi.advanceTimersByTimeAsync(1)
  await vi.waitUntil(() => result().data)
  expect(result()).toMatchObject({ data: ['Tōtara'], failureCount: 2, isFetching: true })
  response.resolve(['Kererū'])
  await vi.waitUntil(() => !result().isFetching)
  expect(result()).toMatchObject({ data: ['Kererū'], failureCount: 0 })
})

it('never replaces what is on screen by an older copy', async () => {
  await readOnce(rooms, ['Tōtara'])
  answer.next = async () => ['Kererū']
  const { result } = watch(rooms)
  await vi.waitUntil(() => result().data)
  reads.forEach((read) => {
    read.data = ['Tōtara']
  })
  vi.stubGlobal('navigator', { onLine: false, userAgent: '' })
  answer.next = unreachable(0)
  await queryClient.refetchQueries(rooms)
  expect(result()).toMatchObject({ data: ['Kererū'], isError: true })
})

it('stores what an answer or an event has changed, as old as it was', async () => {
  await readOnce(rooms, ['Tōtara'])
  answer.next = async () => ['Kererū']
  const { result } = watch(rooms)
  await vi.waitUntil(() => result().data)
  const { dataUpdatedAt } = result()
  await vi.advanceTimersByTimeAsync(500)
  optimistic.revise<unknown>(rooms.queryKey, () => ['Kererū', 'Pīwakawaka'])
  await vi.advanceTimersByTimeAsync(1000)
  expect([...reads.values()]).toMatchObject([{ data: ['Kererū', 'Pīwakawaka'], at: dataUpdatedAt }])
})

it('stores a change at once when the page is hidden', async () => {
  await readOnce(rooms, ['Tōtara'])
  answer.next = async () => ['Kererū']
  const { result } = watch(rooms)
  await vi.waitUntil(() => result().data)
  optimistic.revise<unknown>(rooms.queryKey, () => ['Pīwakawaka'])
  document.dispatchEvent(new Event('visibilitychange'))
  await vi.waitUntil(() => String(stored()) === 'Pīwakawaka')
})

it.each([
  ['who was here', today, { children: ['Aroha'] }],
  ['the check of the opening', openingChecks, { day: '2026-03-11', check: { finished: null } }],
  ['the record of attendance', query(client(attendance).listStays, {}), { records: ['Aroha'] }],
  ['the late checks of sleep', query(client(sleep).getGapReport, { show: 'gaps' }), { sleeps: ['Aroha'] }],
])('shows %s yesterday as neither today nor unknown', async (_, today, data) => {
  await readOnce(today, data)
  answer.next = unreachable(503)
  const early = watch(today)
  await vi.waitUntil(() => early.result().data)
  early.stop()
  queryClient.clear()
  // Midnight in Auckland.
  vi.setSystemTime(Date.parse('2026-03-11T11:00:00Z'))
  answer.next = unreachable(0)
  const late = watch(today)
  await vi.waitUntil(() => late.result().failureReason)
  expect(late.result().data).toBeUndefined()
  expect(late.result().failureReason).toBeInstanceOf(NotReadToday)
})

it('shows the record of days that were chosen on another day too', async () => {
  const week = query(client(attendance).listStays, { from: '2026-03-05', until: '2026-03-11' })
  await readOnce(week, { records: ['Aroha'] })
  vi.setSystemTime(Date.parse('2026-03-11T11:00:00Z'))
  answer.next = unreachable(0)
  const { result } = watch(week)
  await vi.waitUntil(() => result().data)
  expect(result().data).toEqual({ records: ['Aroha'] })
})
