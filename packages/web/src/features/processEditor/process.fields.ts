// What a manager says of a field and of a step of a process, for the sheets of the editor.
import {
  choice,
  fields,
  flag,
  longText,
  number,
  people,
  pick,
  text,
  type ValuesOf,
} from '@daybook/contract/kernel/fields.ts'
import {
  choiceTypes,
  columnTypes,
  mostChoices,
  ruleTypes,
} from '@daybook/contract/workflow/workflow.columns.rules.ts'

export const columnFields = fields({
  label: text(140, { required: true }),
  type: choice(columnTypes, { required: true }),
  isRequired: flag(),
  /** One on each line; a hyphen puts it below the line before. */
  choices: longText(8000, { rows: 5, when: { type: choiceTypes } }),
  multiple: flag({ when: { type: ['select', 'tree', 'cascader'] } }),
  limit: number({ min: 1, max: mostChoices, step: 1 }, { when: { type: ['checkbox', 'files'] } }),
  check: choice(ruleTypes, { when: { type: 'input' } }),
  /** The columns of a table, one on each line. */
  inner: longText(2000, { required: true, when: { type: 'table' } }),
  /** The title of the group that it stands in. */
  section: text(60),
})
export type ColumnValues = ValuesOf<typeof columnFields>

export const stepFields = fields({
  name: text(60, { required: true }),
  by: choice(['role', 'people'], { required: true }),
  role: pick('role', { required: true, when: { by: 'role' } }),
  people: people({ most: 20 }, { required: true, when: { by: 'people' } }),
  needs: choice(['one', 'all'], { required: true }),
})
export type StepValues = ValuesOf<typeof stepFields>
