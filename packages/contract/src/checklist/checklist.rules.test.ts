import { describe, expect, it } from 'vitest'
import {
  countsOf,
  type Item,
  isPossible,
  isRight,
  missingIn,
  openItems,
  progressOf,
  templateProblem,
} from './checklist.rules.ts'

const item = (id: string, over: Partial<Item> = {}): Item => ({
  id,
  type: 'yesNo',
  text: id,
  required: true,
  unit: null,
  min: null,
  max: null,
  options: [],
  ...over,
})
const water = item('water', { type: 'number', max: 40 })
const ground = item('ground', {
  type: 'choice',
  options: [
    { id: 'dry', text: 'Dry', isRight: true },
    { id: 'icy', text: 'Icy', isRight: false },
  ],
})
const note = item('note', { type: 'text', required: false })
const sections = [{ id: 's', title: 'S', items: [item('gate'), water, ground, note] }]

describe('an answer', () => {
  it('is right within the limits, which belong to it', () => {
    expect([39.9, 40, 40.1].map((value) => isRight(water, value))).toEqual([true, true, false])
    expect(isRight(ground, 'icy')).toBe(false)
    expect(isRight(item('gate'), false)).toBe(false)
    expect(isRight(note, 'Anything')).toBe(true)
  })

  it('has the type of its item', () => {
    expect(isPossible(water, '40')).toBe(false)
    expect(isPossible(ground, 'wet')).toBe(false)
    expect(isPossible(note, '  ')).toBe(false)
    expect(isPossible(water, null)).toBe(true)
  })

  it('that is not right says what was done, and "no" also why', () => {
    expect(missingIn(item('gate'), { itemId: 'gate', value: false, action: 'Tied' })).toBe('reason')
    expect(missingIn(water, { itemId: 'water', value: 45 })).toBe('action')
    expect(missingIn(water, { itemId: 'water', value: 45, action: 'Turned down' })).toBeUndefined()
  })
})

describe('a check', () => {
  it('counts required items, and leaves one step until it is finished', () => {
    const answers = ['gate', 'water', 'ground'].map((itemId) => ({ itemId, value: true }))
    expect(countsOf(sections, answers)).toEqual({ required: 3, answered: 3 })
    expect(progressOf({ required: 3, answered: 3, isFinished: false })).toEqual({ done: 2, total: 3 })
    expect(progressOf({ required: 3, answered: 3, isFinished: true })).toEqual({ done: 3, total: 3 })
    // A checklist of optional items alone is finished too.
    expect(progressOf({ required: 0, answered: 0, isFinished: false })).toEqual({ done: 0, total: 1 })
  })

  it('an answer that was taken back is missing again', () => {
    const open = openItems(sections, [{ itemId: 'gate', value: null }])
    expect(open.map(({ id }) => id)).toEqual(['gate', 'water', 'ground'])
  })
})

it('a template has each item once, limits in order and two options', () => {
  expect(templateProblem(sections)).toBeUndefined()
  expect(templateProblem([...sections, ...sections])).toBe('sections')
  const upsideDown = item('a', { type: 'number', min: 5, max: 1 })
  expect(templateProblem([{ id: 's', title: 'S', items: [upsideDown] }])).toBe('sections.0.items.0.max')
  expect(templateProblem([{ id: 's', title: 'S', items: [item('a', { type: 'choice' })] }])).toBe(
    'sections.0.items.0.options',
  )
})
