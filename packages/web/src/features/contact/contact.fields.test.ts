import { problemsIn } from '@daybook/contract/kernel/fields.check.ts'
import { expect, test } from 'vitest'
import { contactFields, newContact, problemsOf } from './contact.fields.ts'
import { moved } from './contact.order.ts'

const filled = { ...newContact, name: 'Tama', phone: '021 555 0101' }
const moment = { now: '2026-03-11T00:00:00Z', today: '2026-03-11' }

test('an emergency contact has a phone number', () => {
  expect(problemsIn(contactFields, filled, moment)).toEqual({})
  expect(problemsIn(contactFields, { ...filled, phone: ' ' }, moment)).toEqual({ phone: 'REQUIRED' })
  expect(problemsIn(contactFields, { ...filled, phone: '', isEmergency: false }, moment)).toEqual({})
})

test('a number is as people write it down', () => {
  expect(problemsOf({ phone: '+64 (9) 555 0188' }).phone).toBeUndefined()
  expect(problemsOf({ phone: '0-0' }).phone).toBe('INVALID_FORMAT')
  expect(problemsOf({ phone: null }).phone).toBeUndefined()
})

test('one moves a place, and stays at either end', () => {
  expect(moved(['a', 'b', 'c'], 'c', -1)).toEqual(['a', 'c', 'b'])
  expect(moved(['a', 'b', 'c'], 'a', 1)).toEqual(['b', 'a', 'c'])
  expect(moved(['a', 'b'], 'a', -1)).toEqual(['a', 'b'])
  expect(moved(['a', 'b'], 'b', 1)).toEqual(['a', 'b'])
  expect(moved(['a', 'b'], 'gone', 1)).toEqual(['a', 'b'])
})
