import { message } from '@daybook/contract/message/message.contract.ts'
import { expect, it } from 'vitest'
import { client } from '../api/client.ts'
import { pagedQuery } from './query.ts'

it('reads pages of ten from page 1, and a page with fewer records is the last', () => {
  const { initialPageParam, getNextPageParam } = pagedQuery(client(message).listMessages, {})
  const page = (count: number) => ({
    records: Array(count).fill({}),
    total: 19,
    size: 10,
    current: 1,
    pages: 2,
  })
  const after = (count: number) => getNextPageParam(page(count), [], 1, [])
  expect([initialPageParam, after(10), after(9), after(0)]).toEqual([1, 2, undefined, undefined])
})

it('shows a record once that others moved to the next page', () => {
  const { select } = pagedQuery(client(message).listMessages, {})
  const page = (current: number, ...ids: string[]) =>
    ({ records: ids.map((id) => ({ id })), total: 3, size: 2, current, pages: 2 }) as never
  const data = { pages: [page(1, 'c', 'b'), page(2, 'b', 'a')], pageParams: [1, 2] }
  expect(select?.(data).pages.flatMap(({ records }) => records.map(({ id }) => id))).toEqual(['c', 'b', 'a'])
})
