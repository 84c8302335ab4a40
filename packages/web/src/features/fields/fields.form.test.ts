import { child, choice, fields, instant, person, repeat, text } from '@daybook/contract/kernel/fields.ts'
import { expect, test } from 'vitest'
import { valueAt, withValueAt } from './field.path.ts'
import { initialValues, valuesOf } from './fields.form.ts'

const table = fields({
  childId: child({ required: true }),
  at: instant({ initial: 'now' }),
  endedAt: instant(),
  place: choice(['indoors', 'outdoors']),
  note: text(20),
  aid: repeat({ given: text(20), by: person({ initial: 'me' }) }, { most: 3 }),
})
const author = { personId: 'me', now: '2026-03-11T10:30:00.000Z' }

test('a new record starts with the time and its author where the fields say so', () => {
  expect(initialValues(table, author)).toEqual({
    childId: null,
    at: author.now,
    endedAt: null,
    place: null,
    note: '',
    aid: [],
  })
})

test('a stored record opens with its values, and empty texts and lists', () => {
  const stored = {
    childId: 'mia',
    at: '2026-03-10T01:00:00.000Z',
    note: null,
    aid: [{ given: 'ice', by: 'hana' }],
  }
  expect(valuesOf(table, stored, author)).toMatchObject({
    ...stored,
    note: '',
    aid: [{ given: 'ice', by: 'hana' }],
  })
})

test('a path leads into lists', () => {
  expect(valueAt({ aid: [{ given: 'ice' }] }, 'aid.0.given')).toBe('ice')
  expect(valueAt({ aid: [] }, 'aid.0.given')).toBeUndefined()
})

test('a value is set at a path, and the record stays as it was', () => {
  const before = { note: 'a', aid: [{ given: 'ice' }, { given: 'tape' }] }
  expect(withValueAt(before, 'aid.1.given', 'rest')).toEqual({
    note: 'a',
    aid: [{ given: 'ice' }, { given: 'rest' }],
  })
  expect(before.aid[1]).toEqual({ given: 'tape' })
})
