// What a manager says of a process and of a field in it, for the editor and its sheets.
import {
  choice,
  fields,
  flag,
  longText,
  number,
  text,
  type ValuesOf,
} from '@daybook/contract/kernel/fields.ts'
import {
  choiceTypes,
  columnTypes,
  mostChoices,
  ruleTypes,
} from '@daybook/contract/workflow/workflow.columns.rules.ts'

export const processFields = fields({
  name: text(60, { required: true }),
  category: text(60, { required: true }),
})

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
