import { expect, test } from 'vitest'
import { parseSearch, pickSearch, stringifySearch } from './search.ts'

test('a query string is read and written as plain text', () => {
  expect(stringifySearch({ taskId: '1', code: 'a b&c', none: undefined, empty: '' })).toBe(
    '?taskId=1&code=a+b%26c',
  )
  expect(parseSearch('?taskId=1&code=a+b%26c')).toEqual({ taskId: '1', code: 'a b&c' })
  expect(stringifySearch({})).toBe('')
  expect(parseSearch('?id=%7B%22a%22%3A1%7D&n=01')).toEqual({ id: '{"a":1}', n: '01' })
})

test('accepts only the named parameters, and only strings', () => {
  expect(pickSearch({ taskId: '1', other: '2', code: '', list: ['x'] }, ['taskId', 'code', 'list'])).toEqual({
    taskId: '1',
  })
})
