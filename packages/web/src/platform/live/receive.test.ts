import type { LiveEvent } from '@daybook/contract/kernel/live.ts'
import { QueryObserver } from '@tanstack/react-query'
import { afterAll, afterEach, beforeAll, beforeEach, expect, test, vi } from 'vitest'
import { optimistic } from '../outbox/shown.ts'
import { queryClient } from '../query/query.client.ts'
import { liveUpdates } from './live.updates.ts'
import { readAgain } from './read.again.ts'
import { receive, receiveAnswer, refreshReads, registerLiveUpdates } from './receive.ts'

let asked: string[] = []
const closers: (() => void)[] = []

/** Somebody looks at what is read under this key. */
async function watch(queryKey: readonly string[], data: unknown): Promise<void> {
  const queryFn = async () => {
    asked.push(queryKey.join(' '))
    return data
  }
  await queryClient.fetchQuery({ queryKey, queryFn })
  closers.push(new QueryObserver(queryClient, { queryKey, queryFn }).subscribe(() => undefined))
  asked = []
}

const event = (operation: string, data: unknown = null): LiveEvent => ({
  operation,
  at: '2026-03-11T10:30:00.000Z',
  by: null,
  data,
})
const list = { id: 'a.list' }
const shown = () => queryClient.getQueryData(['a.list'])
/** Everything that is going to be read again has been. */
const later = () => vi.advanceTimersByTimeAsync(5000)

// One clock for all: what is read again next depends on when that was last.
beforeAll(() => {
  vi.useFakeTimers()
  vi.spyOn(Math, 'random').mockReturnValue(0.5)
})
afterAll(() => {
  vi.useRealTimers()
  vi.restoreAllMocks()
})
beforeEach(async () => {
  optimistic.clear()
  await watch(['a.list'], ['read'])
  await watch(['b.page', 'x'], { id: 'x' })
  await watch(['b.page', 'y'], { id: 'y' })
})
afterEach(() => {
  for (const close of closers.splice(0)) close()
  queryClient.clear()
})

const adding = { read: list, apply: (all: string[], { data }: LiveEvent<string[]>) => [...all, ...data] }

test('a read that follows the event is not asked for', async () => {
  liveUpdates({ id: 'a.add' }, { changes: [adding] })
  await receive(event('a.add', ['by others']))
  expect(shown()).toEqual(['read', 'by others'])
  await later()
  expect(asked).toEqual([])
})

test('one that does not is read again, once however much comes', async () => {
  liveUpdates({ id: 'a.change' }, { readAgain: [{ read: list }] })
  for (let i = 0; i < 20; i++) await receive(event('a.change'))
  await later()
  expect(asked).toEqual(['a.list'])
  await receive(event('a.change'))
  await vi.advanceTimersByTimeAsync(10)
  expect(asked).toEqual(['a.list'])
  await later()
  expect(asked).toEqual(['a.list', 'a.list'])
})

test('so is one to which the event does not say enough, and one that is left stale', async () => {
  liveUpdates({ id: 'a.vague' }, { changes: [{ read: list, apply: () => undefined }] })
  liveUpdates({ id: 'a.partly' }, { changes: [{ ...adding, leavesStale: () => true }] })
  await receive(event('a.vague'))
  await later()
  expect(asked).toEqual(['a.list'])
  await receive(event('a.partly', ['more']))
  expect(shown()).toEqual(['read', 'more'])
  await later()
  expect(asked).toEqual(['a.list', 'a.list'])
})

test('of many reads only the one that the event is about', async () => {
  const about = ({ id }: { id: string }) => [id, null]
  liveUpdates({ id: 'b.write' }, { readAgain: [{ read: { id: 'b.page' }, about }] })
  await receive(event('b.write', [{ childId: 'y' }]))
  await later()
  expect(asked).toEqual(['b.page y'])
})

test('the updates of a feature whose code is not there yet are loaded for its first event', async () => {
  const load = vi.fn(async () => liveUpdates({ id: 'c.known' }, { changes: [adding] }))
  registerLiveUpdates(load)
  await receive(event('c.known', ['loaded']))
  expect(load).toHaveBeenCalledWith('c')
  expect(shown()).toEqual(['read', 'loaded'])
  await later()
  expect(asked).toEqual([])
})

test('an event that no feature knows, or that cannot be loaded, makes everything read again', async () => {
  registerLiveUpdates(() => Promise.reject(new TypeError('no network')))
  await receive(event('d.unknown'))
  await later()
  expect(asked).toEqual(['a.list', 'b.page x', 'b.page y'])
})

test('an event that cannot be applied makes everything read again, and holds up nothing', async () => {
  const broken = () => {
    throw new TypeError('not as it was thought')
  }
  liveUpdates({ id: 'a.broken' }, { changes: [{ read: list, apply: broken }] })
  liveUpdates({ id: 'a.whole' }, { changes: [adding] })
  await Promise.all([receive(event('a.broken')), receive(event('a.whole', ['after it']))])
  expect(shown()).toEqual(['read', 'after it'])
  await later()
  expect(asked).toEqual(['a.list', 'b.page x', 'b.page y'])
})

test('a reset makes everything read again, some time within what it says', async () => {
  await later()
  readAgain('everything', 60_000)
  const random = vi.spyOn(Math, 'random').mockReturnValue(0)
  await vi.advanceTimersByTimeAsync(60_000)
  expect(asked).toEqual(['a.list', 'b.page x', 'b.page y'])
  random.mockRestore()
})

test('a write of this page is shown by its input, then by its answer, and asked for by nobody', async () => {
  const whileWaiting = (all: string[], input: string) => [...all.filter((one) => one !== 'answered'), input]
  const apply = (all: string[], { data }: LiveEvent<string>) => [
    ...all.filter((one) => one !== 'meant'),
    data,
  ]
  liveUpdates({ id: 'a.own' }, { changes: [{ read: list, expect: whileWaiting, apply }] })
  optimistic.add({ key: 'k', operation: 'a.own', input: 'meant' })
  expect(shown()).toEqual(['read', 'meant'])
  optimistic.keep('k')
  receiveAnswer('a.own', 'answered')
  expect(shown()).toEqual(['read', 'answered'])
  await later()
  expect(asked).toEqual([])
})

test('an empty answer says nothing, so what its write changes is read again at once', async () => {
  liveUpdates({ id: 'a.remove' }, { changes: [adding], readAgain: [{ read: { id: 'b.page' } }] })
  receiveAnswer('a.remove', null)
  await vi.advanceTimersByTimeAsync(10)
  expect(asked).toEqual(['a.list', 'b.page x', 'b.page y'])
  asked = []
  refreshReads({ id: 'a.remove' })
  await vi.advanceTimersByTimeAsync(10)
  expect(asked).toEqual(['a.list', 'b.page x', 'b.page y'])
})
