// Checks what somebody fills in, the same while they type and on the server. Pure. What a form itself may be is in
// workflow.process.rules.ts.
import type { FieldError } from '../kernel/fieldErrors.ts'
import { isEmpty } from '../kernel/fields.check.ts'
import { validators } from '../kernel/validators.ts'
import {
  type ChoiceValue,
  columnsOf,
  type Form,
  type FormChoice,
  type FormColumn,
  type FormRights,
  type FormValues,
  isList,
  isRequired,
  mostChoices,
  mostFilesOf,
  mostLettersOf,
  mostRows,
  type RuleType,
  rightOf,
  withAllBelow,
} from './workflow.columns.rules.ts'
import { isDateType, isRangeType, orderOf, readMoment, valueFormatOf } from './workflow.dates.rules.ts'

export type FormProblems = Record<string, FieldError>

export interface FilledIn {
  form: Form
  rights: FormRights
  values: FormValues
  /** What the form held before. A field that nobody may write here must stay as it is. */
  before?: FormValues
  /** Code of a dictionary → its values. Those that are not given are not checked. */
  dictionaries?: Readonly<Record<string, readonly FormChoice[]>>
  /** A draft may leave required fields empty. */
  isDraft?: boolean
}

/** Field (`items.0.price`) → what is wrong with it. Empty when the form may be sent. */
export function problemsOfValues(filled: FilledIn): FormProblems {
  const columns = columnsOf(filled.form)
  const { values, before = {}, rights } = filled
  const found: FormProblems = {}
  for (const name of Object.keys(values))
    if (!columns.some(({ prop }) => prop === name)) found[name] = 'UNKNOWN_FIELD'
  for (const column of columns) {
    const value = values[column.prop]
    if (rightOf(rights, column.prop).writable) Object.assign(found, problemsOfColumn(column, value, filled))
    else if (value !== undefined && !isSame(value, before[column.prop] ?? null))
      found[column.prop] = 'NOT_WRITABLE'
  }
  return found
}

/** What is stored: what was there before, with what this person wrote. */
export function mergedValues({ form, rights, values, before = {} }: FilledIn): Record<string, unknown> {
  const written = columnsOf(form).flatMap(({ prop }) =>
    rightOf(rights, prop).writable && values[prop] !== undefined ? [[prop, values[prop]] as const] : [],
  )
  return { ...before, ...Object.fromEntries(written) }
}

/** What somebody with these rights may see. */
export const readableValues = (form: Form, rights: FormRights, values: FormValues): Record<string, unknown> =>
  Object.fromEntries(
    columnsOf(form).flatMap(({ prop }) =>
      rightOf(rights, prop).readable && values[prop] !== undefined ? [[prop, values[prop]]] : [],
    ),
  )

/** The form as somebody with these rights gets it: without the fields, and their defaults, that they may not see. */
export function readableForm({ column, group }: Form, rights: FormRights): Form {
  const shown = (columns: FormColumn[]) => columns.filter(({ prop }) => rightOf(rights, prop).readable)
  return { column: shown(column), group: group.map((part) => ({ ...part, column: shown(part.column) })) }
}

function problemsOfColumn(column: FormColumn, value: unknown, filled: FilledIn): FormProblems {
  if (isEmpty(value)) return isRequired(column) && !filled.isDraft ? { [column.prop]: 'REQUIRED' } : {}
  if (column.type === 'table') return problemsOfRows(column, value, filled)
  const problem = problemOfValue(column, value, filled) ?? problemOfSize(column, value)
  return problem ? { [column.prop]: problem } : {}
}

function problemsOfRows(column: FormColumn, value: unknown, filled: FilledIn): FormProblems {
  const { prop, children } = column
  if (!Array.isArray(value) || !value.every(isRecord)) return { [prop]: 'INVALID_FORMAT' }
  if (value.length > mostRows) return { [prop]: 'TOO_MANY' }
  const inner = children?.column ?? []
  const found: FormProblems = {}
  for (const [place, row] of value.entries()) {
    for (const name of Object.keys(row))
      if (!inner.some((one) => one.prop === name)) found[`${prop}.${place}.${name}`] = 'UNKNOWN_FIELD'
    for (const one of inner)
      for (const [name, problem] of Object.entries(problemsOfColumn(one, row[one.prop], filled)))
        found[`${prop}.${place}.${name}`] = problem
  }
  const size = problemOfSize(column, value)
  return size ? { ...found, [prop]: size } : found
}

function problemOfValue(column: FormColumn, value: unknown, filled: FilledIn): FieldError | undefined {
  const { type, rules = [] } = column
  if (isRangeType(type)) return rangeProblem(column, value)
  if (isList(column)) return listProblem(column, value, filled)
  if (isDateType(type)) return momentOf(column, value) === undefined ? 'INVALID_FORMAT' : undefined
  switch (type) {
    case 'number':
      return typeof value === 'number' && Number.isFinite(value) ? undefined : 'INVALID_FORMAT'
    case 'switch':
      return [true, false, 0, 1].includes(value as boolean) ? undefined : 'INVALID_FORMAT'
    case 'select':
    case 'radio':
    case 'tree':
      return choiceProblem(column, value, filled)
    case 'cascader':
      return pathProblem(column, value, filled)
    case 'color':
      return matches(value, /^#[0-9a-f]{6}([0-9a-f]{2})?$/i)
    case 'icon':
      return matches(value, /^[\w:-]{1,80}$/)
    case 'map':
      return isPlace(value) ? undefined : 'INVALID_FORMAT'
    case 'files':
      return filesProblem(column, value)
    default:
      return textProblem(value, mostLettersOf(column), rules.find((rule) => rule.type)?.type)
  }
}

const texts: Record<RuleType, (text: string) => boolean> = {
  ...validators,
  phone: (text) => /^[+()\d][\d\s()./-]{2,}$/.test(text),
  integer: (text) => /^-?\d{1,15}$/.test(text),
}

function textProblem(value: unknown, most: number, type: RuleType | undefined): FieldError | undefined {
  if (typeof value !== 'string') return 'INVALID_FORMAT'
  if (value.length > most) return 'TOO_LONG'
  return type && !texts[type](value.trim()) ? 'INVALID_FORMAT' : undefined
}

/** Whose files they are, the server asks its table. */
function filesProblem(column: FormColumn, value: unknown): FieldError | undefined {
  if (!Array.isArray(value) || !value.every((id) => matches(id, uuid) === undefined)) return 'INVALID_FORMAT'
  if (value.length > mostFilesOf(column)) return 'TOO_MANY'
  return new Set(value).size === value.length ? undefined : 'INVALID_FORMAT'
}

const uuid = /^[0-9a-f]{8}(-[0-9a-f]{4}){3}-[0-9a-f]{12}$/

const matches = (value: unknown, pattern: RegExp): FieldError | undefined =>
  typeof value === 'string' && pattern.test(value) ? undefined : 'INVALID_FORMAT'

const momentOf = (column: FormColumn, value: unknown) =>
  typeof value === 'string' ? readMoment(value, valueFormatOf(column)) : undefined

function rangeProblem(column: FormColumn, value: unknown): FieldError | undefined {
  if (!Array.isArray(value) || value.length !== 2) return 'INVALID_FORMAT'
  const [start, end] = value.map((part) => momentOf(column, part))
  if (!start || !end) return 'INVALID_FORMAT'
  return orderOf(end) < orderOf(start) ? 'ENDS_BEFORE_START' : undefined
}

function listProblem(column: FormColumn, value: unknown, filled: FilledIn): FieldError | undefined {
  if (!Array.isArray(value)) return 'INVALID_FORMAT'
  if (value.length > (column.limit ?? mostChoices)) return 'TOO_MANY'
  if (new Set(value).size !== value.length) return 'INVALID_FORMAT'
  const problemOf = (one: unknown): FieldError | undefined => {
    if (column.type !== 'dates') return choiceProblem(column, one, filled)
    return momentOf(column, one) === undefined ? 'INVALID_FORMAT' : undefined
  }
  return value.map(problemOf).find((problem) => problem !== undefined)
}

/** The values that a column may hold; undefined when they are in a dictionary that is not at hand. */
function choicesFor({ dicData, dicUrl }: FormColumn, { dictionaries }: FilledIn) {
  if (dicData) return dicData
  const code = dicUrl?.match(/code=([\w-]+)$/)?.[1]
  return code === undefined ? [] : dictionaries?.[code]
}

function choiceProblem(column: FormColumn, value: unknown, filled: FilledIn): FieldError | undefined {
  if (!isPlain(value)) return 'INVALID_FORMAT'
  const choices = choicesFor(column, filled)
  return choices && !withAllBelow(choices).some((one) => one.value === value) ? 'INVALID_CHOICE' : undefined
}

/** A cascader's value is the way to a leaf, from the top. */
function pathProblem(column: FormColumn, value: unknown, filled: FilledIn): FieldError | undefined {
  if (!Array.isArray(value)) return 'INVALID_FORMAT'
  const paths: unknown[] = column.multiple ? value : [value]
  if (paths.length > mostChoices) return 'TOO_MANY'
  const choices = choicesFor(column, filled)
  const isKnown = (path: unknown) =>
    Array.isArray(path) && path.every(isPlain) && (choices === undefined || isPathIn(choices, path))
  return paths.every(isKnown) ? undefined : 'INVALID_CHOICE'
}

function isPathIn(choices: readonly FormChoice[], [first, ...rest]: readonly ChoiceValue[]): boolean {
  const chosen = choices.find(({ value }) => value === first)
  if (!chosen) return false
  return rest.length === 0 || isPathIn(chosen.children ?? [], rest)
}

const isPlain = (value: unknown): value is ChoiceValue =>
  ['string', 'number', 'boolean'].includes(typeof value)

const isRecord = (value: unknown): value is Record<string, unknown> =>
  typeof value === 'object' && value !== null && !Array.isArray(value)

function isPlace(value: unknown): boolean {
  if (!Array.isArray(value) || value.length !== 3) return false
  const [longitude, latitude, address] = value as unknown[]
  return (
    isWithin(longitude, 180) && isWithin(latitude, 90) && typeof address === 'string' && address.length <= 200
  )
}

const isWithin = (value: unknown, most: number) => typeof value === 'number' && Math.abs(value) <= most

/** By the rules' `min` and `max`: the number itself, or how long or how many. */
function problemOfSize({ type, rules = [] }: FormColumn, value: unknown): FieldError | undefined {
  const isMany = Array.isArray(value) && type !== 'map' && !isRangeType(type)
  const size = isMany ? value.length : type === 'number' ? (value as number) : textSize(type, value)
  if (size === undefined) return undefined
  for (const { min, max } of rules) {
    if (min !== undefined && size < min)
      return isMany ? 'TOO_FEW' : type === 'number' ? 'TOO_SMALL' : 'TOO_SHORT'
    if (max !== undefined && size > max)
      return isMany ? 'TOO_MANY' : type === 'number' ? 'TOO_LARGE' : 'TOO_LONG'
  }
  return undefined
}

const textSize = (type: string, value: unknown) =>
  (type === 'input' || type === 'textarea') && typeof value === 'string' ? value.trim().length : undefined

/** The database orders the keys of an object by itself. */
export const isSame = (a: unknown, b: unknown): boolean => canonical(a) === canonical(b)

const canonical = (value: unknown): string =>
  JSON.stringify(value, (_, part: unknown) =>
    isRecord(part) ? Object.fromEntries(Object.entries(part).toSorted(([a], [b]) => (a < b ? -1 : 1))) : part,
  )

/** The first words of what is filled in, for lists: only what everybody may read.
 *  @param all the rights of whoever starts it, and of each step */
export function summaryOf(form: Form, values: FormValues, all: readonly FormRights[]): string {
  const said = columnsOf(form).flatMap((column) => {
    const isPublic = all.every((rights) => rightOf(rights, column.prop).readable)
    const word = isPublic ? wordOf(column, values[column.prop]) : ''
    return word === '' ? [] : [word]
  })
  return said.slice(0, 3).join(' · ').slice(0, 200)
}

/** Rows of a table, a colour, an icon or a file say nothing in a list. */
function wordOf(column: FormColumn, value: unknown): string {
  if (isEmpty(value) || ['table', 'color', 'icon', 'switch', 'files'].includes(column.type)) return ''
  if (column.type === 'map') return String((value as unknown[])[2])
  const choices = withAllBelow(column.dicData ?? [])
  const labelOf = (one: unknown) => choices.find((choice) => choice.value === one)?.label ?? String(one)
  const between = isRangeType(column.type) ? ' – ' : ', '
  return Array.isArray(value) ? value.flat().map(labelOf).join(between) : labelOf(value)
}
