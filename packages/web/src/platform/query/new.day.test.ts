import { attendance } from '@daybook/contract/attendance/attendance.contract.ts'
import { room } from '@daybook/contract/room/room.kind.ts'
import { afterEach, beforeEach, expect, it, vi } from 'vitest'
import { client } from '../api/client.ts'
import { clearOnNewDay } from './new.day.ts'
import { queryClient } from './query.client.ts'
import { query } from './query.ts'

vi.mock('../session/current.ts', () => ({
  session: { get: () => ({ tenantInfo: { timeZone: 'Pacific/Auckland' } }) },
}))

const { server } = vi.hoisted(() => ({ server: { ahead: 0 } }))
vi.mock('../time/server.now.ts', () => ({ serverNow: () => Date.now() + server.ahead }))

const rooms = query(client(room).listRooms).queryKey
const today = query(client(attendance).listToday).queryKey
const aDay = query(client(attendance).listToday, { date: '2026-03-11' }).queryKey

const network = new EventTarget()
beforeEach(() => {
  vi.stubGlobal('navigator', { onLine: true })
  vi.stubGlobal('addEventListener', network.addEventListener.bind(network))
  // 23:50 in Auckland.
  vi.useFakeTimers({ now: Date.parse('2026-03-11T10:50:00Z') })
  vi.stubGlobal('document', new EventTarget())
})
afterEach(() => {
  server.ahead = 0
  queryClient.clear()
  vi.useRealTimers()
  vi.unstubAllGlobals()
})

it('clears at midnight, also of a device that slept, what was so on the day before', () => {
  for (const queryKey of [today, aDay])
    queryClient.getQueryCache().build(queryClient, { queryKey, meta: { offline: 'today' } })
  for (const queryKey of [rooms, today, aDay]) queryClient.setQueryData<unknown>(queryKey, 'read')
  const left = () => [rooms, today, aDay].map((queryKey) => queryClient.getQueryData(queryKey) as unknown)
  const prefetch = vi.fn()
  clearOnNewDay(prefetch)
  vi.advanceTimersByTime(9 * 60_000)
  expect(left()).toEqual(['read', 'read', 'read'])
  expect(prefetch).not.toHaveBeenCalled()
  vi.advanceTimersByTime(60_000)
  expect(prefetch).toHaveBeenCalledOnce()
  expect(left()).toEqual(['read', undefined, 'read'])
  queryClient.setQueryData<unknown>(today, 'read')
  vi.setSystemTime(Date.parse('2026-03-12T20:00:00Z'))
  document.dispatchEvent(new Event('visibilitychange'))
  expect(left()).toEqual(['read', undefined, 'read'])
})

it.each([3, -3])('clears at midnight at the centre on a device whose clock is %d hours wrong', (hours) => {
  queryClient.getQueryCache().build(queryClient, { queryKey: today, meta: { offline: 'today' } })
  const left = () => queryClient.getQueryData<unknown>(today)
  vi.setSystemTime(Date.now() + hours * 3_600_000)
  server.ahead = -hours * 3_600_000
  clearOnNewDay(() => undefined)
  queryClient.setQueryData<unknown>(today, 'read')
  vi.advanceTimersByTime(9 * 60_000)
  expect(left()).toBe('read')
  vi.advanceTimersByTime(60_000)
  expect(left()).toBeUndefined()
  queryClient.setQueryData<unknown>(today, 'read')
  vi.advanceTimersByTime(23 * 3_600_000)
  expect(left()).toBe('read')
})

it('prefetches for the new day when the network is back', () => {
  const prefetch = vi.fn()
  clearOnNewDay(prefetch)
  vi.stubGlobal('navigator', { onLine: false })
  vi.advanceTimersByTime(10 * 60_000)
  expect(prefetch).not.toHaveBeenCalled()
  for (const _ of [1, 2]) network.dispatchEvent(new Event('online'))
  expect(prefetch).toHaveBeenCalledOnce()
})
