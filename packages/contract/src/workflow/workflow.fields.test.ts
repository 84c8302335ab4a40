import { describe, expect, test } from 'vitest'
import { type ColumnType, columnTypes, type Form, type FormColumn } from './workflow.columns.rules.ts'
import { fieldsOfForm, offeredOf, withEntries } from './workflow.fields.ts'
import { problemsOfValues } from './workflow.form.rules.ts'
import { fieldValues, writtenValues } from './workflow.values.ts'

const column = (prop: string, facts: Partial<FormColumn>): FormColumn => ({
  label: prop,
  prop,
  type: 'input',
  ...facts,
})
const formOf = (...columns: FormColumn[]): Form => ({ column: columns, group: [] })

const places = [
  { label: 'House', value: 1, children: [{ label: 'Hall', value: 'hall' }] },
  { label: 'Garden', value: 'garden' },
]
const file = '00000000-0000-7000-8000-0000000000f1'

/** Every type of column, a value as the family writes it, and the kind of field with what that holds. */
const all: Record<ColumnType, [facts: Partial<FormColumn>, written: unknown, kind: string, held: unknown]> = {
  input: [{}, 'Paint', 'text', 'Paint'],
  textarea: [{}, 'Red\nand blue', 'longText', 'Red\nand blue'],
  number: [{}, 12.5, 'number', 12.5],
  switch: [{}, 1, 'tick', true],
  date: [{ valueFormat: 'dd/MM/yyyy' }, '29/02/2028', 'date', '2028-02-29'],
  datetime: [{}, '2026-09-27 02:30:15', 'instant', '2026-09-27T02:30'],
  time: [{}, '08:30:15', 'text', '08:30'],
  week: [{}, '2026-03-09', 'date', '2026-03-09'],
  month: [{}, '2026-03', 'date', '2026-03-01'],
  year: [{}, '2026', 'date', '2026-01-01'],
  dates: [
    { valueFormat: 'yyyy/MM/dd' },
    ['2026/03/11', '2026/03/12'],
    'repeat',
    [{ day: '2026-03-11' }, { day: '2026-03-12' }],
  ],
  daterange: [{}, ['2026-03-11', '2026-03-12'], 'group', { from: '2026-03-11', until: '2026-03-12' }],
  datetimerange: [
    {},
    ['2026-03-11 08:00:00', '2026-03-12 12:00:00'],
    'group',
    { from: '2026-03-11T08:00', until: '2026-03-12T12:00' },
  ],
  timerange: [{ valueFormat: 'HH:mm' }, ['08:00', '17:00'], 'group', { from: '08:00', until: '17:00' }],
  monthrange: [{}, ['2025-12', '2026-01'], 'group', { from: '2025-12-01', until: '2026-01-01' }],
  select: [{ dicData: places }, 1, 'choice', '=1'],
  radio: [{ dicData: places }, 'garden', 'choice', 'garden'],
  checkbox: [{ dicData: places }, [1, 'garden'], 'choices', ['=1', 'garden']],
  cascader: [{ dicData: places }, [1, 'hall'], 'choice', '=[1,"hall"]'],
  tree: [{ dicData: places, multiple: true }, ['hall', 1], 'choices', ['hall', '=1']],
  color: [{}, '#1D64D8', 'text', '#1D64D8'],
  icon: [{}, 'music', 'choice', 'music'],
  table: [
    { children: { column: [column('at', { type: 'time' }), column('count', { type: 'number', value: 1 })] } },
    [
      { at: '08:30:15', count: 2 },
      { at: null, count: 3 },
    ],
    'repeat',
    [
      { at: '08:30', count: 2 },
      { at: null, count: 3 },
    ],
  ],
  map: [
    {},
    [174.76, -36.85, 'Albert Park'],
    'place',
    { name: 'Albert Park', address: null, longitude: 174.76, latitude: -36.85 },
  ],
  files: [{}, [file], 'files', [file]],
}
const form = formOf(...columnTypes.map((type) => column(type, { type, ...all[type][0] })))
const part = (place: 1 | 2 | 3) => Object.fromEntries(columnTypes.map((type) => [type, all[type][place]]))
const rights = Object.fromEntries(columnTypes.map((type) => [type, { readable: true, writable: true }]))

describe('a form with a column of every type', () => {
  test('is made of the fields that records have', () => {
    const fields = fieldsOfForm(form)
    expect(Object.fromEntries(columnTypes.map((type) => [type, fields[type]?.kind]))).toEqual(part(2))
  })

  test('opens with what is stored, and sends it as it was', () => {
    const stored = part(1)
    expect(problemsOfValues({ form, rights, values: stored })).toEqual({})
    expect(fieldValues(form, stored)).toEqual(part(3))
    expect(writtenValues(form.column, part(3), stored)).toEqual(stored)
  })

  test('is sent as the family writes it when it is filled in anew', () => {
    const written = writtenValues(form.column, part(3), {})
    expect(problemsOfValues({ form, rights, values: written })).toEqual({})
    expect(written).toEqual({
      ...part(1),
      // What an input does not ask for is its default.
      switch: true,
      datetime: '2026-09-27 02:30:00',
      time: '08:30:00',
      table: [
        { at: '08:30:00', count: 2 },
        { at: null, count: 3 },
      ],
    })
  })
})

test('facts of a column are facts of its field', () => {
  const fields = fieldsOfForm(
    formOf(
      column('line', { rules: [{ required: true }], value: 'Easel' }),
      column('week', { type: 'week' }),
      column('open', { type: 'timerange', rules: [{ required: true }] }),
      column('colours', { type: 'checkbox', dicData: places, limit: 2 }),
      column('ways', { type: 'cascader', dicData: places, multiple: true }),
      column('items', {
        type: 'table',
        children: { column: [column('day', { type: 'date', value: '2026-03-11' })] },
      }),
    ),
  )
  expect(fields).toMatchObject({
    line: { required: true, start: 'Easel', max: 140 },
    week: { of: 'week' },
    open: { required: true, span: true, fields: { from: { kind: 'text', format: 'time' } } },
    colours: { of: ['=1', 'hall', 'garden'], most: 2 },
    ways: { kind: 'choices', of: ['=[1]', '=[1,"hall"]', '=["garden"]'], list: true },
    items: { fields: { day: { kind: 'date', start: '2026-03-11' } } },
  })
})

test('choices keep their numbers apart from their texts, and ways are called by all that they pass', () => {
  const one = column('a', {
    type: 'select',
    dicData: [
      { label: 'One', value: 1 },
      { label: 'Text', value: '1' },
    ],
  })
  expect(writtenValues([one], { a: '=1' }, {})).toEqual({ a: 1 })
  expect(writtenValues([one], { a: '1' }, {})).toEqual({ a: '1' })
  expect(offeredOf(column('way', { type: 'cascader', dicData: places })).map(({ label }) => label)).toEqual([
    'House',
    'House / Hall',
    'Garden',
  ])
})

test('the entries of a dictionary are choices like others', () => {
  const sexes = formOf(
    column('sex', { type: 'select', dicUrl: '/api/blade-system/dict/dictionary?code=sex' }),
  )
  const filled = withEntries(sexes, (code) => [{ label: code, value: '2' }])
  expect(fieldsOfForm(filled)).toMatchObject({ sex: { kind: 'choice', of: ['2'], list: true } })
})

test('what is empty and was never there is not sent, and days are sent in order, each once', () => {
  const columns = [
    column('a', {}),
    column('b', {}),
    column('open', { type: 'timerange' }),
    column('days', { type: 'dates' }),
  ]
  const days = ['2026-03-12', null, '2026-03-11', '2026-03-12'].map((day) => ({ day }))
  expect(
    writtenValues(columns, { a: null, b: null, open: { from: null, until: null }, days }, { b: 'y' }),
  ).toEqual({ b: null, days: ['2026-03-11', '2026-03-12'] })
})

test('what is only half filled in is sent as it is, and found to be wrong', () => {
  const range = column('open', { type: 'timerange' })
  const values = writtenValues([range], { open: { from: '08:00', until: null } }, {})
  expect(values).toEqual({ open: ['08:00:00', ''] })
  expect(
    problemsOfValues({ form: formOf(range), rights: { open: { readable: true, writable: true } }, values }),
  ).toEqual({ open: 'INVALID_FORMAT' })
})
