// A process while a manager edits it. Pure. What a definition may hold and the editor does not ask for (a default value, a
// span, a format) stays as it is.
import {
  choiceTypes,
  type FormColumn,
  type FormRights,
} from '@daybook/contract/workflow/workflow.columns.rules.ts'
import type { ProcessDefinition, ProcessStep } from '@daybook/contract/workflow/workflow.definition.rules.ts'
import { choicesOf, linesOf } from './choice.lines.ts'
import type { ColumnValues } from './process.fields.ts'

export interface DraftField {
  column: FormColumn
  /** The title of its group, or nothing. */
  section: string
}

export interface ProcessDraft {
  name: string
  category: string
  fields: readonly DraftField[]
  startRights: FormRights
  steps: readonly ProcessStep[]
}

export const emptyDraft: ProcessDraft = { name: '', category: '', fields: [], startRights: {}, steps: [] }

export function draftOf({ name, category, form, startRights, steps }: ProcessDefinition): ProcessDraft {
  const fields = [
    ...form.column.map((column) => ({ column, section: '' })),
    ...form.group.flatMap((group) => group.column.map((column) => ({ column, section: group.label }))),
  ]
  return { name, category, fields, startRights, steps }
}

export function definitionOf(draft: ProcessDraft): ProcessDefinition {
  const { name, category, fields, startRights, steps } = draft
  const sections = [...new Set(fields.map(({ section }) => section))]
  const inSection = (title: string) =>
    fields.filter(({ section }) => section === title).map(({ column }) => column)
  return {
    name: name.trim(),
    category: category.trim(),
    formKey: null,
    form: {
      column: inSection(''),
      group: sections
        .filter((title) => title !== '')
        .map((title, place) => ({ label: title, prop: `group${place + 1}`, column: inSection(title) })),
    },
    startRights: known(startRights, draft),
    steps: steps.map((step) => ({ ...step, rights: known(step.rights, draft) })),
  }
}

/** Rights of fields that are gone are left out. */
const known = (rights: FormRights, { fields }: ProcessDraft): FormRights =>
  Object.fromEntries(
    Object.entries(rights).filter(([prop]) => fields.some(({ column }) => column.prop === prop)),
  )

/** A name that no other has: `field3`, `step2`. */
export function freeName(kind: 'field' | 'step', taken: readonly string[]): string {
  let number = taken.length + 1
  while (taken.includes(`${kind}${number}`)) number++
  return `${kind}${number}`
}

/** Whoever starts the process may fill in a field that was just added. */
export function withField(draft: ProcessDraft, field: DraftField): ProcessDraft {
  const { prop } = field.column
  const place = draft.fields.findIndex(({ column }) => column.prop === prop)
  if (place >= 0) return { ...draft, fields: draft.fields.with(place, field) }
  const startRights = { ...draft.startRights, [prop]: { readable: true, writable: true } }
  return { ...draft, fields: [...draft.fields, field], startRights }
}

export function withStep(draft: ProcessDraft, step: ProcessStep): ProcessDraft {
  const place = draft.steps.findIndex(({ id }) => id === step.id)
  return { ...draft, steps: place < 0 ? [...draft.steps, step] : draft.steps.with(place, step) }
}

export function columnValues({ column, section }: DraftField): ColumnValues {
  const { label, type, rules = [], dicData = [], multiple, limit, children } = column
  return {
    label,
    type,
    isRequired: rules.some(({ required }) => required) ? 1 : 0,
    choices: linesOf(dicData),
    multiple: multiple ? 1 : 0,
    limit: limit ?? null,
    check: rules.find((rule) => rule.type)?.type ?? null,
    inner: (children?.column ?? []).map((one) => one.label).join('\n'),
    section,
  }
}

/** @param before the field until now; a new one has only its name */
export function fieldOf(
  values: ColumnValues,
  before: Pick<FormColumn, 'prop'> & Partial<FormColumn>,
): DraftField {
  const { label, type, isRequired, choices, multiple, limit, check, inner, section } = values
  // Of a field that has become another type, only the name is left.
  const kept: typeof before = before.type === type ? before : { prop: before.prop }
  const others = (kept.rules ?? []).flatMap(({ required: _, type: __, ...rule }) =>
    Object.keys(rule).length > 0 ? [rule] : [],
  )
  const rules = [...(isRequired ? [{ required: true }] : []), ...(check ? [{ type: check }] : []), ...others]
  const dicData = choicesOf(choices ?? '', before.dicData)
  const isChoice = (choiceTypes as readonly string[]).includes(type)
  const column: FormColumn = {
    ...kept,
    label,
    type,
    rules: rules.length > 0 ? rules : undefined,
    dicData: isChoice && dicData.length > 0 ? dicData : undefined,
    multiple: multiple === 1 || undefined,
    limit: limit ?? undefined,
    children:
      type === 'table' ? { column: innerColumns(inner ?? '', kept.children?.column ?? []) } : undefined,
  }
  return { column, section: section ?? '' }
}

/** A column that was there before stays what it was; another is a line of text. */
function innerColumns(lines: string, before: readonly FormColumn[]): FormColumn[] {
  const labels = lines.split('\n').flatMap((line) => line.trim() || [])
  const found: FormColumn[] = []
  for (const label of labels) {
    const taken = [...before, ...found].map(({ prop }) => prop)
    found.push(
      before.find((one) => one.label === label) ?? { label, prop: freeName('field', taken), type: 'input' },
    )
  }
  return found
}
