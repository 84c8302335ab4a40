import { expect, it } from 'vitest'
import { anySpelling } from './spelling.ts'

/** JavaScript reads these patterns as PostgreSQL does. */
const finds = (typed: string, text: string) => new RegExp(anySpelling(typed)).test(text)

it.each([
  ['whanau', 'With the WHĀNAU'],
  ['Whānau', 'with the whanau'],
  ['whānau', 'the whānau'.normalize('NFD')],
  ['whānau'.normalize('NFD'), 'the whānau'],
  ['jiri nunez', 'Jiří Ñúñez'],
  ['strasse', 'STRASSE 5'],
  ['straße', 'Straße'],
  ['小明', '小明的花园'],
  ['🌱', 'a 🌱 grows'],
  ['각', '각시'],
  ["o'brien (2) [x] 100% a\\b.*+?^$|{}", "O'Brien (2) [x] 100% A\\B.*+?^$|{}"],
])('%j is found in %j', (typed, text) => {
  expect(finds(typed, text)).toBe(true)
})

it.each([
  ['100%', '100 or more'],
  ['a.b', 'axb'],
  ['wha nau', 'whānau'],
  ['***:abc', 'abc'],
])('%j is not found in %j', (typed, text) => {
  expect(finds(typed, text)).toBe(false)
})
