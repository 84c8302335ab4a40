import { expect, test } from 'vitest'
import { findIn, indexOf } from './find.match.ts'

const index = indexOf([
  { title: 'Sleep', words: 'nap naps 午睡 睡觉' },
  { title: 'Nappy change', words: 'diaper 换尿布' },
  { title: 'Accident report', words: 'injury record 事故' },
  { title: 'Accidents', words: 'injury history' },
  { title: 'Māori language week', words: '' },
])
const found = (text: string) => findIn(index, text).map(({ title }) => title)

test('finds by the beginning of a word, in title or further words', () => {
  expect(found('nap')).toEqual(['Nappy change', 'Sleep'])
  expect(found('diap')).toEqual(['Nappy change'])
  expect(found('aper')).toEqual([])
  expect(found('')).toEqual([])
})

test('ignores capitals, accents, plurals and words that say nothing', () => {
  expect(found('MAORI')).toEqual(['Māori language week'])
  expect(found('injuries')).toEqual(['Accident report', 'Accidents'])
  expect(found('how do I record an injury')).toEqual(['Accident report'])
})

test('a title of just what was typed comes first', () => {
  expect(found('accidents')).toEqual(['Accidents', 'Accident report'])
})

test('without anything that fits every word, what fits most of them', () => {
  expect(found('record nappy diaper')).toEqual(['Nappy change'])
  expect(found('record nappy')).toEqual([])
})

test('Chinese is found in the middle of a sentence', () => {
  expect(found('给宝宝换尿布')).toEqual(['Nappy change'])
  expect(found('睡')).toEqual(['Sleep'])
  expect(found('尿布')).toEqual(['Nappy change'])
})
