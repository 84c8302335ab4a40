import { describe, expect, it } from 'vitest'
import type { ColumnType, Form, FormColumn } from './workflow.columns.rules.ts'
import { initialValues } from './workflow.columns.rules.ts'
import {
  type FilledIn,
  mergedValues,
  problemsOfValues,
  readableForm,
  readableValues,
} from './workflow.form.rules.ts'

const mayWrite = { readable: true, writable: true }
const choices = [
  { label: 'Art', value: 'art' },
  { label: 'Kitchen', value: 'kitchen', children: [{ label: 'Pots', value: 'pots' }] },
]
const formOf = (...column: FormColumn[]): Form => ({ column, group: [] })
const column = (type: ColumnType, facts: Partial<FormColumn> = {}): FormColumn => ({
  label: 'A field',
  prop: 'a',
  type,
  ...facts,
})

/** What is wrong with one value of a field that may be written. */
function problemWith(one: FormColumn, value: unknown, facts: Partial<FilledIn> = {}) {
  const filled = { form: formOf(one), rights: { a: mayWrite }, values: { a: value }, ...facts }
  return problemsOfValues(filled).a
}

describe('what a field of a form takes', () => {
  const good: [FormColumn, unknown][] = [
    [column('input'), 'Paint'],
    [column('number'), 12.5],
    [column('switch'), false],
    [column('date'), '2028-02-29'],
    [column('date', { valueFormat: 'dd/MM/yyyy' }), '29/02/2028'],
    [column('datetime'), '2026-03-11 10:30:00'],
    [column('time', { valueFormat: 'HH:mm' }), '23:59'],
    [column('month'), '2026-03'],
    [column('year'), '2026'],
    [column('week'), '2026-03-09'],
    [column('dates'), ['2026-03-11', '2026-03-12']],
    [column('daterange'), ['2026-03-11', '2026-03-11']],
    [column('datetimerange'), ['2026-03-11 10:00:00', '2026-03-11 10:00:01']],
    [column('timerange'), ['08:00:00', '17:00:00']],
    [column('monthrange'), ['2025-12', '2026-01']],
    [column('select', { dicData: choices }), 'art'],
    [column('select', { dicData: choices, multiple: true }), ['art', 'kitchen']],
    [column('radio', { dicData: choices }), 'kitchen'],
    [column('checkbox', { dicData: choices }), ['art']],
    [column('cascader', { dicData: choices }), ['kitchen', 'pots']],
    [column('tree', { dicData: choices }), 'pots'],
    [column('color'), '#1D64D8'],
    [column('icon'), 'el-icon-star'],
    [column('map'), [174.76, -36.85, 'Auckland']],
    [column('input', { rules: [{ type: 'email' }] }), 'kai@example.org'],
  ]
  it.each(good)('takes what fits ($type) %#', (one, value) => {
    expect(problemWith(one, value)).toBeUndefined()
  })

  const bad: [FormColumn, unknown, string][] = [
    [column('input'), 12, 'INVALID_FORMAT'],
    [column('input'), 'x'.repeat(141), 'TOO_LONG'],
    [column('input', { rules: [{ max: 9000 }] }), 'x'.repeat(2001), 'TOO_LONG'],
    [column('number'), '12', 'INVALID_FORMAT'],
    [column('number', { rules: [{ max: 5 }] }), 6, 'TOO_LARGE'],
    [column('input', { rules: [{ min: 5 }] }), 'four', 'TOO_SHORT'],
    [column('date'), '2026-02-29', 'INVALID_FORMAT'],
    [column('date'), '2026-2-9', 'INVALID_FORMAT'],
    [column('time'), '24:00:00', 'INVALID_FORMAT'],
    [column('datetimerange'), ['2026-03-11 10:00:01', '2026-03-11 10:00:00'], 'ENDS_BEFORE_START'],
    [column('daterange'), ['2026-03-11'], 'INVALID_FORMAT'],
    [column('dates'), ['2026-03-11', 'soon'], 'INVALID_FORMAT'],
    [column('select', { dicData: choices }), 'garden', 'INVALID_CHOICE'],
    [column('select', { dicData: choices }), ['art'], 'INVALID_FORMAT'],
    [column('checkbox', { dicData: choices, limit: 1 }), ['art', 'kitchen'], 'TOO_MANY'],
    [column('checkbox', { dicData: choices }), ['art', 'art'], 'INVALID_FORMAT'],
    [column('cascader', { dicData: choices }), ['art', 'pots'], 'INVALID_CHOICE'],
    [column('color'), 'red', 'INVALID_FORMAT'],
    [column('map'), [200, 0, 'Nowhere'], 'INVALID_FORMAT'],
    [column('input', { rules: [{ type: 'email' }] }), 'kai', 'INVALID_FORMAT'],
    [column('input', { rules: [{ required: true }] }), '  ', 'REQUIRED'],
  ]
  it.each(bad)('refuses what does not ($type) %#', (one, value, problem) => {
    expect(problemWith(one, value)).toBe(problem)
  })

  it('checks a choice against its dictionary when it is at hand', () => {
    const one = column('select', { dicUrl: '/api/blade-system/dict/dictionary?code=sex' })
    expect(problemWith(one, 'x')).toBeUndefined()
    expect(problemWith(one, 'x', { dictionaries: { sex: [{ label: 'F', value: '2' }] } })).toBe(
      'INVALID_CHOICE',
    )
  })

  it('lets a draft leave required fields empty', () => {
    expect(
      problemWith(column('input', { rules: [{ required: true }] }), '', { isDraft: true }),
    ).toBeUndefined()
  })

  it('checks each row of a table', () => {
    const price = column('number', { prop: 'price', rules: [{ required: true }] })
    const items = column('table', { prop: 'items', children: { column: [price] } })
    const found = problemsOfValues({
      form: formOf(items),
      rights: { items: mayWrite },
      values: { items: [{ price: 3 }, {}, { price: 1, colour: 'red' }] },
    })
    expect(found).toEqual({ 'items.1.price': 'REQUIRED', 'items.2.colour': 'UNKNOWN_FIELD' })
  })
})

describe('rights of fields', () => {
  const form: Form = {
    column: [column('input', { prop: 'reason' }), column('number', { prop: 'cost', value: 1 })],
    group: [{ label: 'Office', prop: 'office', column: [column('input', { prop: 'account' })] }],
  }
  const rights = { reason: mayWrite, account: { readable: false, writable: false } }
  const before = { reason: 'Paint', cost: 40, account: '12-34' }

  it('refuses a change of what may only be read, and takes it back unchanged', () => {
    const values = { reason: 'More paint', cost: 50, account: '99' }
    expect(problemsOfValues({ form, rights, values, before })).toEqual({
      cost: 'NOT_WRITABLE',
      account: 'NOT_WRITABLE',
    })
    expect(problemsOfValues({ form, rights, values: { reason: 'Red', cost: 40 }, before })).toEqual({})
  })

  it('keeps what was there before, with what was written', () => {
    expect(mergedValues({ form, rights, values: { reason: 'Red', cost: 50 }, before })).toEqual({
      ...before,
      reason: 'Red',
    })
  })

  it('hides what may not be read, its field included', () => {
    expect(readableValues(form, rights, before)).toEqual({ reason: 'Paint', cost: 40 })
    expect(readableForm(form, rights).group[0]?.column).toEqual([])
  })

  it('names a value that the form does not have', () => {
    expect(problemsOfValues({ form, rights, values: { other: 1 } })).toEqual({ other: 'UNKNOWN_FIELD' })
  })

  it('starts with the values of its fields', () => {
    expect(initialValues(form)).toEqual({ cost: 1 })
  })
})
