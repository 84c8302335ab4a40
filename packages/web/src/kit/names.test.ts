import { expect, test } from 'vitest'
import { nameAmong, shortNames } from './names.ts'

const short = (...names: string[]) => {
  const people = names.map((name, id) => {
    const [firstName = '', familyName = ''] = name.split('/')
    return { id: String(id), firstName, familyName }
  })
  const found = shortNames(people)
  return people.map(({ id }) => found.get(id))
}
const names = (...given: string[]) => short(...given).map((one) => one?.family)

test('a family name is an initial', () => {
  expect(names('Aroha/Ngata', 'Ōwairaka/Ōtene', 'Te Ariki/Te Whare')).toEqual(['N.', 'Ō.', 'T.'])
})

test('two of one first name have what tells them apart', () => {
  expect(names('Olivia/Smith', 'Olivia/Stone', 'Oliver/Smith')).toEqual(['Sm.', 'St.', 'S.'])
  expect(names('Ana/Tane', 'Ana/Tanerau')).toEqual(['Tane', 'Taner.'])
})

test('two of one name have their age', () => {
  expect(short('Olivia/Smith', 'Olivia/Smith', 'Olivia/Jones')).toEqual([
    { family: 'Smith', withAge: true, fits: true },
    { family: 'Smith', withAge: true, fits: true },
    { family: 'J.', withAge: false, fits: true },
  ])
})

test('short names stay whole: those in Chinese characters, one letter, and none', () => {
  expect(names('小明/王', '小明/欧阳', 'Mei/Ng', 'Ravi/')).toEqual(['王', '欧阳', 'Ng', ''])
})

test('a family name is whole where both names have room', () => {
  const fits = (...given: string[]) => short(...given).map((one) => one?.fits)
  expect(fits('Aroha/Ngata', 'Anastasia-Marguerite/Li', 'Ana/Featherstonehaugh', '小明/欧阳')).toEqual([
    true,
    false,
    false,
    true,
  ])
})

test('a name in Chinese characters is one word, with the family name first', () => {
  const people = [
    { id: '1', firstName: '小明', familyName: '王' },
    { id: '2', firstName: '小明', familyName: '欧阳' },
    { id: '3', firstName: 'Ana', familyName: 'Tane' },
  ]
  expect(people.map((person) => nameAmong(person, people))).toEqual(['王小明', '欧阳小明', 'Ana'])
})
