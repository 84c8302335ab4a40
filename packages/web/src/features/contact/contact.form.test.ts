import { expect, test } from 'vitest'
import { fieldsOf, inputOf, moved, wrongIn } from './contact.form.ts'

const filled = { ...fieldsOf(undefined), name: 'Tama', phone: '021 555 0101' }

test('what is wrong is said at its field', () => {
  expect(wrongIn(filled)).toEqual({})
  expect(wrongIn({ ...filled, name: '  ' })).toEqual({ name: 'contact.nameMissing' })
  expect(wrongIn({ ...filled, phone: 'mum' })).toEqual({ phone: 'contact.phoneWrong' })
  expect(wrongIn({ ...filled, phone: ' ' })).toEqual({ phone: 'error.CONTACT_NEEDS_PHONE' })
  expect(wrongIn({ ...filled, phone: '', isEmergency: false })).toEqual({})
})

test('a form keeps what the contact says, and sends nothing instead of empty words', () => {
  const of = { id: 'a', childId: 'b', version: 3 }
  expect(inputOf({ ...filled, name: ' Tama ', note: ' ' }, of)).toEqual({
    ...of,
    name: 'Tama',
    relation: 'mother',
    phone: '021 555 0101',
    note: null,
    isEmergency: true,
    mayCollect: true,
  })
})

test('one moves a place, and stays at either end', () => {
  expect(moved(['a', 'b', 'c'], 'c', -1)).toEqual(['a', 'c', 'b'])
  expect(moved(['a', 'b', 'c'], 'a', 1)).toEqual(['b', 'a', 'c'])
  expect(moved(['a', 'b'], 'a', -1)).toEqual(['a', 'b'])
  expect(moved(['a', 'b'], 'b', 1)).toEqual(['a', 'b'])
  expect(moved(['a', 'b'], 'gone', 1)).toEqual(['a', 'b'])
})
