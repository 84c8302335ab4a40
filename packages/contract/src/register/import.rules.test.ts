import { describe, expect, it } from 'vitest'
import { childRegister } from '../child/child.register.ts'
import { choice, choices, date, number, picks, text, yesNo } from '../kernel/fields.ts'
import { staffRegister } from '../staff/staff.register.ts'
import { isTitleOf, type Options, readCell, recordOf } from './import.rules.ts'
import { importFields } from './importable.rules.ts'

const days: Options = [
  { words: 'Monday', value: '1' },
  { words: 'Tuesday', value: '2' },
  { words: 'Thursday', value: '4' },
]
const read = (field: Parameters<typeof readCell>[0], cell: string, options: Options = []) => {
  const found = readCell(field, cell, options)
  return 'value' in found ? found.value : found.problem
}

describe('a cell', () => {
  it('is a date with the day first, or in ISO 8601', () => {
    for (const cell of ['2023-04-01', '1/4/2023', '01.04.2023', ' 1-4-2023 '])
      expect(read(date(), cell), cell).toBe('2023-04-01')
    for (const cell of ['31/2/2023', '4/13/2023', 'April', '1/4/23'])
      expect(read(date(), cell), cell).toBe('INVALID_FORMAT')
  })

  it('is yes or no, a number, a time, a text, or empty', () => {
    expect([read(yesNo(), 'Yes'), read(yesNo(), '否'), read(yesNo(), 'perhaps')]).toEqual([
      true,
      false,
      'INVALID_CHOICE',
    ])
    expect(read(number({ min: 0, max: 9999, step: 1 }), '1,200')).toBe(1200)
    expect(read(number({ min: 0, max: 9999, step: 1 }), 'many')).toBe('INVALID_FORMAT')
    expect(read(text(5, { format: 'time' }), '8:30')).toBe('08:30')
    expect(read(text(60), '  Āria ')).toBe('Āria')
    expect(read(date(), ' ')).toBeNull()
  })

  it('matches options by their text, their key or the start of their text', () => {
    const weekdays = choices(['1', '2', '4'])
    expect(read(weekdays, 'Mon, tue; THURSDAY', days)).toEqual(['1', '2', '4'])
    expect(read(weekdays, 'Mon Thu', days)).toEqual(['1', '4'])
    expect(read(weekdays, '2', days)).toEqual(['2'])
    for (const cell of ['T', 'Mon, Sun', 'Sunday']) expect(read(weekdays, cell, days)).toBe('INVALID_CHOICE')
    expect(read(choice(['1', '2', '4']), 'Tues', days)).toBe('2')
    expect(read(picks('role'), 'Monday/Tuesday', days)).toBe('1,2')
  })
})

it('a column title matches a field regardless of spelling', () => {
  expect(isTitleOf('First_name ', ['First name', 'firstName'])).toBe(true)
  expect(isTitleOf('whānau', ['Whanau'])).toBe(true)
  expect(isTitleOf('', [''])).toBe(false)
  expect(isTitleOf('Name', ['First name'])).toBe(false)
})

it('a file fills the first part of a list, and never a password', () => {
  const paths = importFields(childRegister).map(({ path }) => path)
  expect(paths).toContain('enrolments.roomId')
  expect(importFields(staffRegister).map(({ path }) => path)).not.toContain('password')
})

it('a row can have several contacts of a child', () => {
  const paths = importFields(childRegister).map(({ path }) => path)
  expect(paths.filter((path) => path.endsWith('.phone'))).toEqual(
    [0, 1, 2].map((place) => `contacts.${place}.phone`),
  )
  const second = { 'contacts.1.name': 'Moana', 'contacts.1.phone': '021 555 0142' }
  expect(recordOf({ 'contacts.0.name': 'Tama', 'contacts.2.name': null, ...second })).toEqual({
    contacts: [{ name: 'Tama' }, { name: 'Moana', phone: '021 555 0142' }],
  })
})

it('a row becomes a record whose lists have a single part or none', () => {
  const part = { 'enrolments.roomId': 'r', 'enrolments.endsOn': null, 'allergies.substance': null }
  expect(recordOf({ firstName: 'Aria', ...part })).toEqual({
    firstName: 'Aria',
    enrolments: [{ roomId: 'r', endsOn: null }],
    allergies: null,
  })
})
