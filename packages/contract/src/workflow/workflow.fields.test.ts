import { expect, test } from 'vitest'
import type { Form, FormColumn } from './workflow.columns.rules.ts'
import { fieldsOfForm, writtenValues } from './workflow.fields.ts'

const column = (prop: string, facts: Partial<FormColumn>): FormColumn => ({
  label: prop,
  prop,
  type: 'input',
  ...facts,
})
const words = [
  { label: 'Red', value: 'red' },
  { label: 'Blue', value: 'blue' },
]
const all = (form: Form) =>
  Object.fromEntries(form.column.map(({ prop }) => [prop, { readable: true, writable: true }]))
const fieldsOf = (...columns: FormColumn[]) => {
  const form = { column: columns, group: [] }
  return fieldsOfForm(form, all(form))
}

test('a column is the field that holds its values', () => {
  const made = fieldsOf(
    column('line', { rules: [{ required: true }], value: 'Easel' }),
    column('day', { type: 'date' }),
    column('colour', { type: 'select', dicData: words }),
    column('colours', { type: 'checkbox', dicData: words, limit: 2 }),
    column('kind', { type: 'select', dicUrl: '/api/blade-system/dict/dictionary?code=sex' }),
    column('items', { type: 'table', children: { column: [column('count', { type: 'number', value: 1 })] } }),
  )
  expect(made).toMatchObject({
    line: { kind: 'text', required: true, start: 'Easel' },
    day: { kind: 'date' },
    colour: { kind: 'choice', of: ['red', 'blue'], list: true },
    colours: { kind: 'choices', most: 2 },
    kind: { kind: 'dictionary', code: 'sex' },
    items: { kind: 'repeat', fields: { count: { kind: 'number', start: 1 } } },
  })
})

test('what no field holds is the form’s own', () => {
  const made = fieldsOf(
    column('day', { type: 'date', valueFormat: 'dd/MM/yyyy' }),
    column('paid', { type: 'select', dicData: [{ label: 'Petty cash', value: 1 }] }),
    column('way', { type: 'cascader', dicData: words }),
  )
  expect(Object.values(made).map(({ kind }) => kind)).toEqual(['own', 'own', 'own'])
})

test('a column that a person may not write is no field', () => {
  const form = { column: [column('line', {})], group: [] }
  expect(fieldsOfForm(form, {})).toEqual({})
})

test('what is empty and was never there is not sent', () => {
  expect(writtenValues({ a: null, b: null, c: 'x' }, { b: 'y' })).toEqual({ b: null, c: 'x' })
})
