import type { FormColumn } from '@daybook/contract/workflow/workflow.columns.rules.ts'
import type { ProcessDefinition } from '@daybook/contract/workflow/workflow.definition.rules.ts'
import { problemsOfProcess } from '@daybook/contract/workflow/workflow.process.rules.ts'
import { describe, expect, it } from 'vitest'
import { choicesOf, linesOf } from './choice.lines.ts'
import { columnValues, definitionOf, draftOf, fieldOf, freeName, withField } from './process.draft.ts'

const write = { readable: true, writable: true }
const definition: ProcessDefinition = {
  name: 'Purchase',
  category: 'Office',
  formKey: null,
  form: {
    column: [
      { label: 'What', prop: 'what', type: 'input', span: 12, rules: [{ required: true }, { max: 60 }] },
    ],
    group: [
      {
        label: 'Money',
        prop: 'group1',
        column: [
          { label: 'From', prop: 'from', type: 'select', dicData: [{ label: 'Petty cash', value: 7 }] },
          {
            label: 'Items',
            prop: 'items',
            type: 'table',
            children: { column: [{ label: 'Price', prop: 'price', type: 'number' }] },
          },
        ],
      },
    ],
  },
  startRights: { what: write, from: write, items: write },
  steps: [
    {
      id: 'step1',
      name: 'Check',
      by: { kind: 'role', role: 'manager' },
      needs: 'one',
      when: null,
      rights: { from: write },
    },
  ],
}
const without = <T>(value: T): T => JSON.parse(JSON.stringify(value))

describe('a process while it is edited', () => {
  it('stays what it is when nothing is changed', () => {
    const draft = draftOf(definition)
    const again = draft.fields.reduce(
      (all, field) => withField(all, fieldOf(columnValues(field), field.column)),
      draft,
    )
    expect(without(definitionOf(again))).toEqual(without(definition))
  })

  it('lets whoever starts it fill in a field that was added, and forgets the rights of one removed', () => {
    const draft = draftOf(definition)
    const added = withField(draft, {
      column: { label: 'Why', prop: 'field4', type: 'textarea' },
      section: '',
    })
    expect(definitionOf(added).startRights.field4).toEqual(write)
    const removed = definitionOf({
      ...draft,
      fields: draft.fields.filter(({ column }) => column.prop !== 'from'),
    })
    expect(removed.startRights).not.toHaveProperty('from')
    expect(removed.steps[0]?.rights).toEqual({})
    expect(problemsOfProcess(removed)).toEqual({})
  })

  it('keeps a changed choice’s neighbours and a table’s columns, and starts over with another type', () => {
    const from = definition.form.group[0]?.column[0] as FormColumn
    const values = columnValues({ column: from, section: 'Money' })
    const more = fieldOf({ ...values, choices: 'Card\nPetty cash' }, from)
    expect(more.column.dicData).toEqual([
      { label: 'Card', value: 'Card' },
      { label: 'Petty cash', value: 7 },
    ])
    const text = fieldOf({ ...values, type: 'input', check: 'money' }, from)
    expect(without(text.column)).toEqual({
      label: 'From',
      prop: 'from',
      type: 'input',
      rules: [{ type: 'money' }],
    })
    const items = definition.form.group[0]?.column[1] as FormColumn
    const table = fieldOf({ ...columnValues({ column: items, section: '' }), inner: 'Item\nPrice' }, items)
    expect(table.column.children?.column).toEqual([
      { label: 'Item', prop: 'field2', type: 'input' },
      { label: 'Price', prop: 'price', type: 'number' },
    ])
  })

  it('gives names that no other field has', () => {
    expect(freeName('field', ['field1', 'field3'])).toBe('field4')
    expect(freeName('field', [])).toBe('field1')
  })
})

describe('choices on lines', () => {
  const text = 'House\n- Kitchen\n-- Fridge\n- Hall\nGarden'

  it('are read as a tree, and written as they were read', () => {
    const choices = choicesOf(text)
    expect(choices.map(({ label, children }) => [label, children?.length ?? 0])).toEqual([
      ['House', 2],
      ['Garden', 0],
    ])
    expect(linesOf(choices)).toBe(text)
  })

  it('take empty lines, spaces and a hyphen too many', () => {
    expect(linesOf(choicesOf('\n  A \n--- B\n\n-\n'))).toBe('A\n- B')
  })
})
