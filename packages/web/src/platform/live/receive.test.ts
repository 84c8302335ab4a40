import type { LiveEvent } from '@daybook/contract/kernel/live.ts'
import { QueryObserver } from '@tanstack/react-query'
import { afterAll, afterEach, beforeAll, beforeEach, expect, test, vi } from 'vitest'
import { optimistic } from '../outbox/shown.ts'
import { queryClient } from '../query/query.client.ts'
import { noteSnapshot } from '../query/snapshots.ts'
import { liveDay, liveUpdates } from './live.updates.ts'
import { readAgain } from './read.again.ts'
import { receive, receiveAnswer, refreshReads, registerLiveUpdates } from './receive.ts'

let fetched: string[] = []
const closers: (() => void)[] = []

/** Adds an observer, so that the query is active. */
async function watch(queryKey: readonly (string | { id: string })[], data: unknown): Promise<void> {
  const queryFn = async () => {
    fetched.push(queryKey.map((part) => (typeof part === 'string' ? part : part.id)).join(' '))
    return data
  }
  await queryClient.fetchQuery({ queryKey, queryFn })
  closers.push(new QueryObserver(queryClient, { queryKey, queryFn }).subscribe(() => undefined))
  fetched = []
}

const event = (operation: string, data: unknown = null, transaction = '100'): LiveEvent => ({
  operation,
  at: '2026-03-11T10:30:00.000Z',
  transaction,
  by: null,
  data,
})
const list = { id: 'a.list' }
const shown = () => queryClient.getQueryData(['a.list'])
/** Waits until all refetches are done. */
const later = () => vi.advanceTimersByTimeAsync(5000)

// All tests share one clock, because a refetch depends on the time of the last one.
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

test('features add to each other’s operations, in any order', async () => {
  liveUpdates({ id: 'a.shared' }, { readAgain: [{ read: { id: 'b.page' } }] })
  liveUpdates({ id: 'a.shared' }, { changes: [adding] })
  await receive(event('a.shared', ['by others']))
  expect(shown()).toEqual(['read', 'by others'])
  await later()
  expect(fetched).toEqual(['b.page x', 'b.page y'])
})

test('a query that apply updates is not refetched', async () => {
  liveUpdates({ id: 'a.add' }, { changes: [adding] })
  await receive(event('a.add', ['by others']))
  expect(shown()).toEqual(['read', 'by others'])
  await later()
  expect(fetched).toEqual([])
})

test('an event that arrives while a query is being read is applied to the response too', async () => {
  liveUpdates({ id: 'a.addLater' }, { changes: [adding] })
  let respond = (_: string[]) => undefined as unknown
  const response = new Promise<string[]>((resolve) => {
    respond = resolve
  })
  const reading = queryClient.fetchQuery({ queryKey: ['a.list'], queryFn: () => response, staleTime: 0 })
  await receive(event('a.addLater', ['by others']))
  expect(shown()).toEqual(['read', 'by others'])
  // The server has read before the other person wrote.
  respond(['read'])
  await reading
  expect(shown()).toEqual(['read', 'by others'])
  await later()
  expect(fetched).toEqual([])
})

test('an event that arrives during the first read of a query is not lost', async () => {
  liveUpdates({ id: 'c.add' }, { changes: [{ ...adding, read: { id: 'c.list' } }] })
  let respond = (_: string[]) => undefined as unknown
  const queryFn = () =>
    new Promise<string[]>((resolve) => {
      respond = resolve
    })
  const reading = queryClient.fetchQuery({ queryKey: ['c.list'], queryFn })
  await receive(event('c.add', ['by others']))
  respond(['read'])
  await reading
  expect(queryClient.getQueryData(['c.list'])).toEqual(['read', 'by others'])
})

test('an event that what was read contains is neither applied nor a reason to read again', async () => {
  liveUpdates({ id: 'a.seen' }, { changes: [adding], readAgain: [{ read: { id: 'b.page' } }] })
  noteSnapshot(['a.list'], '103:105:103')
  noteSnapshot(['b.page', 'x'], '102:102:')
  await receive(event('a.seen', ['undone since'], '102'))
  expect(shown()).toEqual(['read'])
  await later()
  expect(fetched).toEqual(['b.page x', 'b.page y'])
  await receive(event('a.seen', ['was not committed yet'], '103'))
  expect(shown()).toEqual(['read', 'was not committed yet'])
  await later()
})

test('an own answer is applied, whatever was read before it', async () => {
  liveUpdates({ id: 'a.ownLater' }, { changes: [adding] })
  noteSnapshot(['a.list'], '900:900:')
  receiveAnswer('a.ownLater', ['own'])
  expect(shown()).toEqual(['read', 'own'])
})

test('a stored response of unknown age takes every event', async () => {
  liveUpdates({ id: 'a.offline' }, { changes: [adding] })
  noteSnapshot(['a.list'], '900:900:')
  noteSnapshot(['a.list'], null)
  await receive(event('a.offline', ['by others']))
  expect(shown()).toEqual(['read', 'by others'])
})

test('an event that the response contains is not applied to it again', async () => {
  liveUpdates({ id: 'a.addSeen' }, { changes: [adding] })
  const read = Promise.withResolvers<string[]>()
  const queryFn = async () => {
    const answer = await read.promise
    noteSnapshot(['a.list'], '101:101:')
    return answer
  }
  const reading = queryClient.fetchQuery({ queryKey: ['a.list'], queryFn, staleTime: 0 })
  await receive(event('a.addSeen', ['by others']))
  read.resolve(['read', 'by others', 'renamed since'])
  await reading
  expect(shown()).toEqual(['read', 'by others', 'renamed since'])
})

test('a query is refetched if the event names what its input names', async () => {
  await watch(['d.charts', { id: 'x' }], {})
  await watch(['d.charts', { id: 'y' }], {})
  const about = (_: unknown, { id }: { id: string }) => [id]
  liveUpdates({ id: 'd.change' }, { readAgain: [{ read: { id: 'd.charts' }, about }] })
  await receive(event('d.change', { childId: 'y' }))
  await later()
  expect(fetched).toEqual(['d.charts y'])
})

test('a query without apply is refetched once for many events', async () => {
  liveUpdates({ id: 'a.change' }, { readAgain: [{ read: list }] })
  for (let i = 0; i < 20; i++) await receive(event('a.change'))
  await later()
  expect(fetched).toEqual(['a.list'])
  await receive(event('a.change'))
  await vi.advanceTimersByTimeAsync(10)
  expect(fetched).toEqual(['a.list'])
  await later()
  expect(fetched).toEqual(['a.list', 'a.list'])
})

test('refetches a query that apply cannot update or leaves stale', async () => {
  liveUpdates({ id: 'a.vague' }, { changes: [{ read: list, apply: () => undefined }] })
  liveUpdates({ id: 'a.partly' }, { changes: [{ ...adding, leavesStale: () => true }] })
  await receive(event('a.vague'))
  await later()
  expect(fetched).toEqual(['a.list'])
  await receive(event('a.partly', ['more']))
  expect(shown()).toEqual(['read', 'more'])
  await later()
  expect(fetched).toEqual(['a.list', 'a.list'])
})

test('refetches only the query that the event is about', async () => {
  const about = ({ id }: { id: string }) => [id, null]
  liveUpdates({ id: 'b.write' }, { readAgain: [{ read: { id: 'b.page' }, about }] })
  await receive(event('b.write', [{ childId: 'y' }]))
  await later()
  expect(fetched).toEqual(['b.page y'])
})

test('loads a feature’s live updates for its first event', async () => {
  const load = vi.fn(async () => liveUpdates({ id: 'c.known' }, { changes: [adding] }))
  registerLiveUpdates(load)
  await receive(event('c.known', ['loaded']))
  expect(load).toHaveBeenCalledWith('c')
  expect(shown()).toEqual(['read', 'loaded'])
  await later()
  expect(fetched).toEqual([])
})

test('an event without live updates refetches everything', async () => {
  registerLiveUpdates(() => Promise.reject(new TypeError('no network')))
  await receive(event('d.unknown'))
  await later()
  expect(fetched).toEqual(['a.list', 'b.page x', 'b.page y'])
})

test('an event that fails to apply refetches everything and does not block later ones', async () => {
  const broken = () => {
    throw new TypeError('not as it was thought')
  }
  liveUpdates({ id: 'a.broken' }, { changes: [{ read: list, apply: broken }] })
  liveUpdates({ id: 'a.whole' }, { changes: [adding] })
  await Promise.all([receive(event('a.broken')), receive(event('a.whole', ['after it']))])
  expect(shown()).toEqual(['read', 'after it'])
  await later()
  expect(fetched).toEqual(['a.list', 'b.page x', 'b.page y'])
})

test('a reset refetches everything within the given time', async () => {
  await later()
  readAgain('everything', 60_000)
  const random = vi.spyOn(Math, 'random').mockReturnValue(0)
  await vi.advanceTimersByTimeAsync(60_000)
  expect(fetched).toEqual(['a.list', 'b.page x', 'b.page y'])
  random.mockRestore()
})

test('an own write shows its input, then its response, without a refetch', async () => {
  const whileWaiting = (all: string[], input: string) => [...all.filter((step) => step !== 'answered'), input]
  const apply = (all: string[], { data }: LiveEvent<string>) => [
    ...all.filter((step) => step !== 'meant'),
    data,
  ]
  liveUpdates({ id: 'a.own' }, { changes: [{ read: list, expect: whileWaiting, apply }] })
  optimistic.add({ key: 'k', operation: 'a.own', input: 'meant' })
  expect(shown()).toEqual(['read', 'meant'])
  optimistic.keep('k')
  receiveAnswer('a.own', 'answered')
  expect(shown()).toEqual(['read', 'answered'])
  await later()
  expect(fetched).toEqual([])
})

test('an empty response refetches at once what the write changes', async () => {
  liveUpdates({ id: 'a.remove' }, { changes: [adding], readAgain: [{ read: { id: 'b.page' } }] })
  receiveAnswer('a.remove', null)
  await vi.advanceTimersByTimeAsync(10)
  expect(fetched).toEqual(['a.list', 'b.page x', 'b.page y'])
  fetched = []
  refreshReads({ id: 'a.remove' })
  await vi.advanceTimersByTimeAsync(10)
  expect(fetched).toEqual(['a.list', 'b.page x', 'b.page y'])
})

test('what stands in the day is refetched after every event, unless all that declare it leave it alone', async () => {
  liveDay([list])
  liveUpdates({ id: 'b.moved' }, { readAgain: [{ read: { id: 'b.page' } }] })
  liveUpdates({ id: 'b.renamed' }, { readAgain: [{ read: { id: 'b.page' } }], leavesDay: true })
  liveUpdates({ id: 'b.both' }, { leavesDay: true })
  liveUpdates({ id: 'b.both' }, { readAgain: [{ read: { id: 'b.page' } }] })
  const after = async (operation: string) => {
    fetched = []
    await receive(event(operation))
    await later()
    return fetched
  }
  expect(await after('b.moved')).toEqual(['b.page x', 'b.page y', 'a.list'])
  expect(await after('b.renamed')).toEqual(['b.page x', 'b.page y'])
  expect(await after('b.both')).toEqual(['b.page x', 'b.page y', 'a.list'])
  liveDay([])
})
