import { expect, test } from 'vitest'
import { hasEveryWord } from './search.ts'

test('every word is in the text, in any order and case', () => {
  expect(hasEveryWord('Sleep checks of the day', 'day SLEEP')).toBe(true)
  expect(hasEveryWord('Sleep checks of the day', 'sleep milk')).toBe(false)
})

test('nothing typed finds everything', () => {
  expect(hasEveryWord('Milk', '')).toBe(true)
  expect(hasEveryWord('Milk', '  ')).toBe(true)
})
