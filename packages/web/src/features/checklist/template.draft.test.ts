import { describe, expect, it } from 'vitest'
import { moved } from '../../kit/moved.ts'
import { asType, lackOf, newItem, withItem, withItemMoved } from './template.draft.ts'

const item = (id: string) => ({ ...newItem(id), text: id })
const sections = [
  { id: 's', title: 'S', items: [item('a'), item('b')] },
  { id: 't', title: 'T', items: [item('c')] },
]
const order = (all: typeof sections | ReturnType<typeof withItemMoved>) =>
  all.map(({ items }) => items.map(({ id }) => id).join(''))

describe('moving', () => {
  it('changes places within a section, and goes on into the next one', () => {
    expect(order(withItemMoved(sections, { section: 0, item: 1 }, -1))).toEqual(['ba', 'c'])
    expect(order(withItemMoved(sections, { section: 0, item: 1 }, 1))).toEqual(['a', 'bc'])
    expect(order(withItemMoved(sections, { section: 1, item: 0 }, -1))).toEqual(['abc', ''])
  })

  it('stops at both ends', () => {
    expect(order(withItemMoved(sections, { section: 0, item: 0 }, -1))).toEqual(['ab', 'c'])
    expect(moved(sections, 1, 1)).toEqual(sections)
  })
})

it('an item is replaced or removed', () => {
  expect(order(withItem(sections, { section: 0, item: 0 }, item('d')))).toEqual(['db', 'c'])
  expect(order(withItem(sections, { section: 1, item: 0 }, undefined))).toEqual(['ab', ''])
})

it('another type is another question', () => {
  expect(asType(item('a'), 'number', 'new')).toMatchObject({ id: 'new', type: 'number', text: 'a' })
})

it('says what an item lacks', () => {
  expect(lackOf(newItem('a'))).toBe('text')
  expect(lackOf({ ...item('a'), type: 'choice' })).toBe('options')
  expect(lackOf({ ...item('a'), type: 'number', min: 5, max: 1 })).toBe('limits')
  expect(lackOf(item('a'))).toBeUndefined()
})
