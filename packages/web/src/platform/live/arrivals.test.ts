import type { LiveEvent } from '@daybook/contract/kernel/live.ts'
import { QueryObserver } from '@tanstack/react-query'
import { afterAll, afterEach, beforeAll, beforeEach, expect, test, vi } from 'vitest'
import { queryClient } from '../query/query.client.ts'
import { arrived, arrives, putOutOfDateBy, readAgain, startArrivals } from './arrivals.ts'

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

const told = (operation: string, data: unknown = null): LiveEvent => ({
  operation,
  at: '2026-03-11T10:30:00.000Z',
  by: null,
  data,
})
/** All that is read again by and by has been. */
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
  await watch(['a.list'], ['said'])
  await watch(['b.page', 'x'], { id: 'x' })
  await watch(['b.page', 'y'], { id: 'y' })
})
afterEach(() => {
  for (const close of closers.splice(0)) close()
  queryClient.clear()
})

test('what was put in is not asked for', async () => {
  arrives({ id: 'a.add' }, [{ id: 'a.list' }], ({ data }) => queryClient.setQueryData(['a.list'], data), [
    { id: 'a.list' },
  ])
  await arrived(told('a.add', ['said', 'added']))
  expect(queryClient.getQueryData(['a.list'])).toEqual(['said', 'added'])
  await later()
  expect(asked).toEqual([])
})

test('what was not is read again, once however much arrives', async () => {
  arrives({ id: 'a.change' }, [], () => undefined, [{ id: 'a.list' }])
  for (let i = 0; i < 20; i++) await arrived(told('a.change'))
  await later()
  expect(asked).toEqual(['a.list'])
  await arrived(told('a.change'))
  await vi.advanceTimersByTimeAsync(10)
  expect(asked).toEqual(['a.list'])
  await later()
  expect(asked).toEqual(['a.list', 'a.list'])
})

test('of many things only the one that it is about', async () => {
  putOutOfDateBy<{ id: string }>({ id: 'b.page' }, ({ id }, mentions) => mentions(id))
  arrives({ id: 'b.write' }, [], () => undefined, [{ id: 'b.page' }])
  await arrived(told('b.write', [{ childId: 'y' }]))
  await later()
  expect(asked).toEqual(['b.page y'])
})

test('what no feature knows is looked for once, and then everything is read again', async () => {
  const load = vi.fn(async () => arrives({ id: 'c.known' }, [], () => undefined, []))
  startArrivals(load)
  await arrived(told('c.known'))
  await later()
  expect(asked).toEqual([])
  await arrived(told('c.unknown'))
  await later()
  expect(asked).toEqual(['a.list', 'b.page x', 'b.page y'])
  expect(load).toHaveBeenCalledOnce()
})

test('what cannot be put in is read again, and what comes after it is heard', async () => {
  const broken = () => {
    throw new TypeError('not as it was thought')
  }
  arrives({ id: 'a.broken' }, [{ id: 'a.list' }], broken, [])
  const heard = vi.fn()
  arrives({ id: 'a.whole' }, [], heard, [])
  await Promise.all([arrived(told('a.broken')), arrived(told('a.whole'))])
  await later()
  expect(heard).toHaveBeenCalledOnce()
  expect(asked).toEqual(['a.list', 'b.page x', 'b.page y'])
})

test('after a gap everything is read again, some time within what is said', async () => {
  await later()
  readAgain('everything', 60_000)
  const random = vi.spyOn(Math, 'random').mockReturnValue(0)
  await vi.advanceTimersByTimeAsync(60_000)
  expect(asked).toEqual(['a.list', 'b.page x', 'b.page y'])
  random.mockRestore()
})
