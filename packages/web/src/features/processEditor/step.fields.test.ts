import { problemsIn, stored } from '@daybook/contract/kernel/fields.check.ts'
import type { ColumnType, FormColumn } from '@daybook/contract/workflow/workflow.columns.rules.ts'
import type { ProcessStep } from '@daybook/contract/workflow/workflow.definition.rules.ts'
import { expect, test } from 'vitest'
import { stepFields, stepOf, stepValues } from './step.fields.ts'

const column = (prop: string, type: ColumnType, facts: Partial<FormColumn> = {}): FormColumn => ({
  label: prop,
  prop,
  type,
  ...facts,
})
const columns = [
  column('cost', 'number'),
  column('day', 'date', { valueFormat: 'dd/MM/yyyy' }),
  column('from', 'checkbox', { dicData: [{ label: 'Petty cash', value: 7 }] }),
  column('urgent', 'switch'),
  column('photos', 'files'),
]
const step = (when: ProcessStep['when']): ProcessStep => ({
  id: 'step1',
  name: 'Look',
  by: { kind: 'role', role: 'manager' },
  needs: 'one',
  when,
  rights: Object.fromEntries(columns.map(({ prop }) => [prop, { readable: true, writable: false }])),
})
const moment = { now: '2026-03-11T10:30:00.000Z', today: '2026-03-11' }

test.each([
  null,
  { field: 'cost', is: 'atLeast', value: 100 },
  { field: 'day', is: 'below', value: '29/02/2028' },
  { field: 'from', is: 'is', value: 7 },
  { field: 'urgent', is: 'isNot', value: false },
  { field: 'photos', is: 'isFilled', value: null },
] as const)('a step opens with what it says, and says the same when it is done: %j', (when) => {
  const fields = stepFields(columns)
  const values = stepValues(step(when), columns)
  expect(problemsIn(fields, values, moment)).toEqual({})
  expect(stepOf(stored(fields, values), 'step1', columns)).toEqual(step(when))
})

test('a comparison needs a value', () => {
  const values = stepValues(step({ field: 'cost', is: 'is', value: null }), columns)
  expect(problemsIn(stepFields(columns), values, moment)).toEqual({ 'when._cost': 'REQUIRED' })
})
