// What a process may be, beyond its schema: the same in a manager's editor and on the server. Pure.
import type { FieldError } from '../kernel/fieldErrors.ts'
import {
  columnsOf,
  dictionaryOf,
  type Form,
  type FormColumn,
  type FormRights,
  reservedProps,
  rightOf,
} from './workflow.columns.rules.ts'
import { isFormat } from './workflow.dates.rules.ts'
import type { ProcessDefinition, ProcessStep } from './workflow.definition.rules.ts'

export type ProcessProblems = Record<string, FieldError>

/** How many fields a form has, those of its tables included. */
export const countColumns = (form: Form): number =>
  columnsOf(form).reduce((sum, { children }) => sum + 1 + (children?.column.length ?? 0), 0)

/** Path (`form.amount`, `steps.1.when`) → what is wrong. Empty when the process may be offered. */
export function problemsOfProcess(definition: ProcessDefinition): ProcessProblems {
  const { formKey, form, steps } = definition
  if (formKey !== null) return columnsOf(form).length > 0 ? { form: 'UNKNOWN_FIELD' } : {}
  const found: ProcessProblems = {}
  if (columnsOf(form).length === 0) found.form = 'REQUIRED'
  if (steps.length === 0) found.steps = 'REQUIRED'
  addTaken(
    found,
    'form.',
    columnsOf(form).map(({ prop }) => prop),
  )
  for (const column of columnsOf(form)) addColumn(found, `form.${column.prop}`, column)
  for (const { prop } of unwritable(definition)) found[`form.${prop}`] = 'NEVER_WRITABLE'
  addUnknown(found, 'startRights', form, definition.startRights)
  const ids = steps.map(({ id }) => id)
  for (const [place, step] of steps.entries()) addStep(found, place, step, { form, ids })
  return found
}

/** Fields that neither whoever starts it nor any step may fill in, and that hold nothing from the start. */
export function unwritable({ form, startRights, steps }: ProcessDefinition): FormColumn[] {
  const all = [startRights, ...steps.map(({ rights }) => rights)]
  return columnsOf(form).filter(
    ({ prop, value }) => value === undefined && !all.some((rights) => rightOf(rights, prop).writable),
  )
}

function addTaken(found: ProcessProblems, at: string, props: readonly string[]) {
  for (const prop of props)
    if (reservedProps.includes(prop) || props.filter((one) => one === prop).length > 1)
      found[at + prop] = 'TAKEN'
}

function addColumn(found: ProcessProblems, at: string, column: FormColumn) {
  const { type, dicData, dicUrl, format, valueFormat, children } = column
  const isChoice = ['select', 'radio', 'checkbox', 'cascader', 'tree'].includes(type)
  if (isChoice && !dicData?.length && !dicUrl) found[at] = 'TOO_FEW'
  if (dicUrl && dictionaryOf(dicUrl) === undefined) found[at] = 'INVALID_FORMAT'
  for (const written of [format, valueFormat])
    if (written !== undefined && !isFormat(written)) found[at] = 'INVALID_FORMAT'
  // A file belongs to one running process, so none is there from the start.
  if (type === 'files' && column.value !== undefined) found[at] = 'INVALID_CHOICE'
  if (type !== 'table') return
  const inner = children?.column ?? []
  if (inner.length === 0) found[at] = 'TOO_FEW'
  // A table in a table has no place on a phone, and files stand beside the rows.
  if (inner.some((one) => one.type === 'table' || one.type === 'files')) found[at] = 'INVALID_CHOICE'
  addTaken(
    found,
    `${at}.`,
    inner.map(({ prop }) => prop),
  )
  for (const one of inner) if (one.type !== 'table') addColumn(found, `${at}.${one.prop}`, one)
}

function addStep(
  found: ProcessProblems,
  place: number,
  step: ProcessStep,
  { form, ids }: { form: Form; ids: readonly string[] },
) {
  const at = `steps.${place}`
  if (ids.indexOf(step.id) !== place) found[`${at}.id`] = 'TAKEN'
  if (step.by.kind === 'people' && step.by.people.length === 0) found[`${at}.by`] = 'TOO_FEW'
  const { when } = step
  if (when && !columnsOf(form).some(({ prop }) => prop === when.field)) found[`${at}.when`] = 'NOT_THERE'
  if (
    when &&
    when.is !== 'isFilled' &&
    (when.value === undefined || when.value === null || when.value === '')
  )
    found[`${at}.when`] = 'REQUIRED'
  addUnknown(found, `${at}.rights`, form, step.rights)
}

/** A field that may be written but not read would be written blindly. */
function addUnknown(found: ProcessProblems, at: string, form: Form, rights: FormRights) {
  const props = columnsOf(form).map(({ prop }) => prop)
  for (const [prop, { readable, writable }] of Object.entries(rights)) {
    if (!props.includes(prop)) found[`${at}.${prop}`] = 'UNKNOWN_FIELD'
    else if (writable && !readable) found[`${at}.${prop}`] = 'INVALID_CHOICE'
  }
}
