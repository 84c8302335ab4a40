import { beforeEach, expect, test } from 'vitest'
import { createHistory, type History } from './live.history.ts'

const minute = 60_000
let history: History<string>
beforeEach(() => {
  history = createHistory<string>({ id: 'start', at: 0 })
})

const add = (id: string, at: number, tenantId = '100001', bytes = 10) =>
  history.add(tenantId, { id, at, bytes, event: id })
const ids = (kept: { id: string }[] | undefined) => kept?.map(({ id }) => id)

test('returns the events after an event, for one centre only', () => {
  add('1', 1)
  add('x', 2, '100002')
  add('2', 3)
  expect(ids(history.after('100001', '1'))).toEqual(['2'])
  expect(ids(history.after('100001', 'start'))).toEqual(['1', '2'])
  expect(ids(history.after('100002', 'start'))).toEqual(['x'])
  expect(history.last('100001')).toBe('2')
  expect(history.last('100003')).toBe('start')
  expect(ids(history.after('100003', 'start'))).toEqual([])
})

test('cannot resume from another centre, another process or before it started', () => {
  add('1', 1)
  expect(history.after('100002', '1')).toBeUndefined()
  expect(history.after('100001', 'elsewhere')).toBeUndefined()
  expect(history.since('100001', 5000)).toBeUndefined()
})

test('returns the events since an instant, with slack for clock differences', () => {
  add('1', 5 * minute - 10_000)
  add('2', 5 * minute - 9000)
  add('3', 6 * minute)
  expect(ids(history.since('100001', 5 * minute))).toEqual(['2', '3'])
})

test('keeps a limited amount, and can resume from the last dropped event', () => {
  const quarter = 256 * 1024
  for (const id of ['1', '2', '3', '4', '5', '6']) add(id, Number(id), '100001', quarter)
  expect(ids(history.after('100001', '2'))).toEqual(['3', '4', '5', '6'])
  expect(history.after('100001', '1')).toBeUndefined()
})

test('drops events after ten minutes, and can resume from the last of them', () => {
  add('1', minute)
  add('2', 2 * minute)
  history.sweep(12 * minute)
  expect(ids(history.after('100001', '1'))).toEqual(['2'])
  history.sweep(13 * minute)
  expect(history.after('100001', '1')).toBeUndefined()
  expect(ids(history.after('100001', '2'))).toEqual([])
  expect(history.last('100001')).toBe('2')
})

test('cannot resume from before a gap', () => {
  add('1', 1)
  history.restart('100001', { id: 'gap', at: 2 })
  expect(history.after('100001', '1')).toBeUndefined()
  add('2', 3)
  expect(ids(history.after('100001', 'gap'))).toEqual(['2'])
  history.restart(null, { id: 'all', at: 4 })
  expect(history.after('100001', '2')).toBeUndefined()
  expect(ids(history.after('100001', 'all'))).toEqual([])
})
