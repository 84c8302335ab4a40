import { QueryClient, type QueryKey } from '@tanstack/react-query'
import { expect, test } from 'vitest'
import { optimisticOn } from './optimistic.ts'

const queryKey = ['care.list']
const expectOf = (key: QueryKey) =>
  key[0] === queryKey[0] ? (data: string[], input: string) => [...data, input] : undefined
const write = (key: string) => ({ key, operation: 'care.add', input: key })

function setUp() {
  const client = new QueryClient()
  client.setQueryData(queryKey, ['said'])
  return { client, optimistic: optimisticOn(client, expectOf), shown: () => client.getQueryData(queryKey) }
}

test('a refusal removes only its own update', () => {
  const { optimistic, shown } = setUp()
  optimistic.add(write('a'))
  optimistic.add(write('b'))
  optimistic.add(write('c'))
  expect(shown()).toEqual(['said', 'a', 'b', 'c'])
  optimistic.revoke('b')
  expect(shown()).toEqual(['said', 'a', 'c'])
  optimistic.keep('a')
  optimistic.revoke('c')
  expect(shown()).toEqual(['said', 'a'])
})

test('a new read from the server keeps waiting updates on top', async () => {
  const { client, optimistic, shown } = setUp()
  optimistic.add(write('a'))
  await client.fetchQuery({ queryKey, queryFn: async () => ['said', 'by others'] })
  expect(shown()).toEqual(['said', 'by others', 'a'])
  optimistic.revoke('a')
  expect(shown()).toEqual(['said', 'by others'])
})

test('a live update goes under waiting updates and keeps dataUpdatedAt', () => {
  const { client, optimistic, shown } = setUp()
  client.setQueryData(queryKey, ['said'], { updatedAt: 1 })
  optimistic.revise<string[]>(queryKey, (data) => [...data, 'by others'])
  expect(client.getQueryState(queryKey)?.dataUpdatedAt).toBe(1)
  optimistic.add(write('a'))
  optimistic.revise<string[]>(queryKey, (data) => [...data, 'by more'])
  expect(shown()).toEqual(['said', 'by others', 'by more', 'a'])
  optimistic.revoke('a')
  expect(shown()).toEqual(['said', 'by others', 'by more'])
  optimistic.revise<string[]>(['care.unread'], (data) => [...data, 'nobody asked'])
  expect(client.getQueryData(['care.unread'])).toBeUndefined()
})

test('a query read later shows waiting updates', async () => {
  const client = new QueryClient()
  const optimistic = optimisticOn(client, expectOf)
  optimistic.add(write('a'))
  expect(client.getQueryData(queryKey)).toBeUndefined()
  await client.fetchQuery({ queryKey, queryFn: async () => ['first'] })
  expect(client.getQueryData(queryKey)).toEqual(['first', 'a'])
})

test('with nothing waiting, a read shows exactly what the server said', async () => {
  const { client, optimistic, shown } = setUp()
  optimistic.add(write('a'))
  optimistic.keep('a')
  await client.fetchQuery({ queryKey, queryFn: async () => ['said', 'a, as the server has it'] })
  expect(shown()).toEqual(['said', 'a, as the server has it'])
})

test('tells what the server has now said of a query, without what still waits', () => {
  const client = new QueryClient()
  client.setQueryData(queryKey, ['said'])
  const told: unknown[] = []
  const optimistic = optimisticOn(client, expectOf, (_, data) => told.push(data))
  optimistic.revise<string[]>(queryKey, (data) => [...data, 'by others'])
  optimistic.add(write('a'))
  optimistic.add(write('b'))
  optimistic.revise<string[]>(queryKey, (data) => [...data, 'by more'])
  optimistic.keep('a')
  optimistic.revoke('b')
  optimistic.revise<string[]>(queryKey, (data) => data)
  expect(told).toEqual([
    ['said', 'by others'],
    ['said', 'by others', 'by more'],
    ['said', 'by others', 'by more', 'a'],
  ])
})

test('what was cleared does not come back with a waiting update', async () => {
  const { client, optimistic, shown } = setUp()
  optimistic.add(write('a'))
  await client.resetQueries({ queryKey })
  optimistic.add(write('b'))
  expect(shown()).toBeUndefined()
  await client.fetchQuery({ queryKey, queryFn: async () => ['of today'] })
  expect(shown()).toEqual(['of today', 'a', 'b'])
})
