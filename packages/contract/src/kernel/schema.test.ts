import { expect, test } from 'vitest'
import { IdList } from './schema.ts'

const [one, two] = ['5b1f0a52-7b0e-4d6a-9c39-0d6f5f0a1b01', '5b1f0a52-7b0e-4d6a-9c39-0d6f5f0a1b02']

test('a list of ids is read without spaces and duplicates, in its order', () => {
  expect(IdList.parse(`${two}, ${one},${two.toUpperCase()}`)).toEqual([two, one])
})

test.each(['', ',', `${one},`, 'x', Array(201).fill(one).join(',').concat('x')])(
  '%j is no list of ids',
  (list) => {
    expect(IdList.safeParse(list).success).toBe(false)
  },
)
