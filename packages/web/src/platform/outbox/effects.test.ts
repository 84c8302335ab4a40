import { QueryClient } from '@tanstack/react-query'
import { expect, test } from 'vitest'
import { effectsOn } from './effects.ts'

const queryKey = ['care.list']
const adding = (what: string) => ({ queryKey, apply: (data: unknown) => [...(data as string[]), what] })

function setUp() {
  const client = new QueryClient()
  client.setQueryData(queryKey, ['said'])
  return { client, effects: effectsOn(client), shown: () => client.getQueryData(queryKey) }
}

test('each refusal takes only its own effect back', () => {
  const { effects, shown } = setUp()
  effects.add('a', [adding('a')])
  effects.add('b', [adding('b')])
  effects.add('c', [adding('c')])
  expect(shown()).toEqual(['said', 'a', 'b', 'c'])
  effects.revoke('b')
  expect(shown()).toEqual(['said', 'a', 'c'])
  effects.keep('a')
  effects.revoke('c')
  expect(shown()).toEqual(['said', 'a'])
})

test('news of the server does not hide what still waits', async () => {
  const { client, effects, shown } = setUp()
  effects.add('a', [adding('a')])
  await client.fetchQuery({ queryKey, queryFn: async () => ['said', 'by others'] })
  expect(shown()).toEqual(['said', 'by others', 'a'])
  effects.revoke('a')
  expect(shown()).toEqual(['said', 'by others'])
})

test('what others do goes beneath what still waits, and makes no read younger', () => {
  const { client, effects, shown } = setUp()
  client.setQueryData(queryKey, ['said'], { updatedAt: 1 })
  effects.revise<string[]>(queryKey, (data) => [...data, 'by others'])
  expect(client.getQueryState(queryKey)?.dataUpdatedAt).toBe(1)
  effects.add('a', [adding('a')])
  effects.revise<string[]>(queryKey, (data) => [...data, 'by more'])
  expect(shown()).toEqual(['said', 'by others', 'by more', 'a'])
  effects.revoke('a')
  expect(shown()).toEqual(['said', 'by others', 'by more'])
  effects.revise<string[]>(['care.unread'], (data) => [...data, 'nobody asked'])
  expect(client.getQueryData(['care.unread'])).toBeUndefined()
})

test('what was not read yet shows the effect when it is', async () => {
  const client = new QueryClient()
  const effects = effectsOn(client)
  effects.add('a', [adding('a')])
  expect(client.getQueryData(queryKey)).toBeUndefined()
  await client.fetchQuery({ queryKey, queryFn: async () => ['first'] })
  expect(client.getQueryData(queryKey)).toEqual(['first', 'a'])
})

test('once nothing waits, reads are what the server said', async () => {
  const { client, effects, shown } = setUp()
  effects.add('a', [adding('a')])
  effects.keep('a')
  await client.fetchQuery({ queryKey, queryFn: async () => ['said', 'a, as the server has it'] })
  expect(shown()).toEqual(['said', 'a, as the server has it'])
})
