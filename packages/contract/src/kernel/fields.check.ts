// Checks of a record by its fields, the same while somebody types and on the server. The schema (fields.schema.ts)
// has the shapes and bounds for the wire; here is what the schema cannot say: what has to be filled in depends on
// other fields, and times depend on now.
import { centreNumber } from './constants.ts'
import { clockTolerance } from './entryClock.rules.ts'
import type { FieldError } from './fieldErrors.ts'
import type { Condition, DateRange, Field, Fields, FieldTypes, TextFormat } from './fields.ts'

export type Values = Readonly<Record<string, unknown>>

/** Path of a field → what is wrong with it. */
export type Problems = { readonly [path: string]: FieldError | undefined }

/** The moment of a check: ISO 8601, and the centre's day at it. */
export interface Moment {
  now: string
  today: string
  /** Who fills it in. */
  personId?: string | undefined
}

export function isShown(field: Field, values: Values): boolean {
  return field.when === undefined || holds(field.when, values)
}

/** Whether the field has to be filled in beside these values. */
export const isRequired = ({ required, requiredWhen }: Field, values: Values): boolean =>
  required === true || (requiredWhen !== undefined && holds(requiredWhen, values))

const holds = (condition: Condition, values: Values) =>
  Object.entries(condition).every(([name, wanted]) => {
    const value = values[name]
    return Array.isArray(wanted) ? wanted.includes(value) : value === wanted
  })

export function isEmpty(value: unknown): boolean {
  if (value === null || value === undefined) return true
  if (typeof value === 'string') return value.trim() === ''
  return Array.isArray(value) && value.length === 0
}

/** A value without the rows of a list that nobody has filled in. */
const filledIn = (field: Field, value: unknown): unknown =>
  field.kind === 'times' && Array.isArray(value) ? value.filter((time) => time !== '') : value

/** The record as it is stored: texts are trimmed, and what is hidden or empty is null. */
export function stored<V extends Values>(fields: Fields, values: V): V {
  const kept = Object.entries(fields).map(([name, field]) => {
    const value = filledIn(field, values[name])
    return [name, !isShown(field, values) || isEmpty(value) ? null : storedValue(field, value)]
  })
  return Object.fromEntries(kept) as V
}

function storedValue(field: Field, value: unknown): unknown {
  if (field.kind === 'text' || field.kind === 'longText' || field.kind === 'richText')
    return String(value).trim()
  if (field.kind === 'group') return stored(field.fields, value as Values)
  if (field.kind === 'repeat') return (value as Values[]).map((part) => stored(field.fields, part))
  return value
}

/** Path of a field (`firstAid.0.given`) → what is wrong with it. Empty when the record may be sent. */
export function problemsIn(fields: Fields, values: Values, moment: Moment): Record<string, FieldError> {
  const found: Record<string, FieldError> = {}
  for (const [name, field] of Object.entries(fields)) {
    if (!isShown(field, values)) continue
    const value = filledIn(field, values[name])
    if (isEmpty(value) || (field.kind === 'tick' && value !== true)) {
      if (isRequired(field, values)) found[name] = 'REQUIRED'
      continue
    }
    const problem = problemOf(field, value, moment)
    if (problem) found[name] = problem
    for (const [at, part] of partsOf(field, value))
      for (const [path, inner] of Object.entries(problemsIn(part.fields, part.values, moment)))
        found[`${name}.${at}${path}`] = inner
  }
  return found
}

function partsOf(field: Field, value: unknown): [at: string, part: { fields: Fields; values: Values }][] {
  if (field.kind === 'group') return [['', { fields: field.fields, values: value as Values }]]
  if (field.kind !== 'repeat') return []
  return (value as Values[]).map((values, place) => [`${place}.`, { fields: field.fields, values }])
}

const formats: Record<TextFormat, RegExp> = {
  email: /^[^\s@]+@[^\s@]+\.[^\s@]+$/,
  phone: /^[+()\d][\d\s()./-]{2,}$/,
  account: /^[\w.@-]{2,64}$/,
  // The rule of passwords is a rule of accounts (staff.rules.ts).
  password: /./,
  centre: centreNumber,
  pin: /^\d{4,6}$/,
  code: /^[A-Za-z0-9][A-Za-z0-9_.-]*$/,
  time: /^([01]\d|2[0-3]):[0-5]\d$/,
  colour: /^#[0-9a-f]{6}([0-9a-f]{2})?$/i,
}

function problemOf(field: Field, value: unknown, { now, today, personId }: Moment): FieldError | undefined {
  switch (field.kind) {
    case 'text':
      if (String(value).trim().length > field.max) return 'TOO_LONG'
      return field.format && !formats[field.format].test(String(value).trim()) ? 'INVALID_FORMAT' : undefined
    case 'longText':
    case 'richText':
      return String(value).trim().length > field.max ? 'TOO_LONG' : undefined
    case 'number':
      return numberProblem(field, Number(value))
    case 'money':
      return numberProblem({ min: 0, max: field.most, step: 1 }, Number(value))
    case 'choices':
      return (value as unknown[]).length > (field.most ?? field.of.length) ? 'TOO_MANY' : undefined
    case 'files':
    case 'children':
    case 'people':
    case 'rooms':
    case 'times':
    case 'repeat':
      return (value as unknown[]).length > field.most ? 'TOO_MANY' : undefined
    case 'date':
      if (isOutOfRange(String(value))) return 'DATE_OUT_OF_RANGE'
      if (field.notAfterToday && String(value) > today) return 'IN_FUTURE'
      return field.notBeforeToday && String(value) < today ? 'IN_PAST' : undefined
    case 'dateRange':
      return rangeProblem(value as Partial<DateRange>)
    case 'instant': {
      const ahead = Date.parse(String(value)) - Date.parse(now)
      return field.notAfterNow && ahead > clockTolerance ? 'IN_FUTURE' : undefined
    }
    case 'person':
      return field.other && value === personId ? 'SAME_PERSON' : undefined
    case 'rating': {
      const { likelihood, severity } = value as Record<string, unknown>
      return likelihood && severity ? undefined : 'REQUIRED'
    }
    default:
      return undefined
  }
}

/** The years that the schema takes (schema.ts). */
const isOutOfRange = (day: string) => !/^(19|20|21)\d\d-/.test(day)

type Bounds = Pick<FieldTypes['number'], 'min' | 'max' | 'step'>

function numberProblem({ min, max, step }: Bounds, value: number) {
  if (Number.isNaN(value)) return 'INVALID_FORMAT'
  if (value < min) return 'TOO_SMALL'
  if (value > max) return 'TOO_LARGE'
  if (step === 'any') return undefined
  const steps = value / step
  return Math.abs(steps - Math.round(steps)) > 1e-6 ? 'INVALID_FORMAT' : undefined
}

/** Half a day is the least: a single day from noon until noon is nothing. */
function rangeProblem({ from, until, startsAtNoon, endsAtNoon }: Partial<DateRange>) {
  if (!from || !until) return 'REQUIRED'
  if (isOutOfRange(from) || isOutOfRange(until)) return 'DATE_OUT_OF_RANGE'
  if (until < from || (until === from && startsAtNoon && endsAtNoon)) return 'ENDS_BEFORE_START'
  return undefined
}
