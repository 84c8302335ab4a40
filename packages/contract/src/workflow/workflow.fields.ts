// The form of a process as fields, so that one engine shows, keeps and sends every form. The values stay as the family
// writes them; what is wrong with them is said by workflow.form.rules.ts. Pure.
import {
  choice,
  choices,
  date,
  dictionary,
  type Field,
  type Fields,
  files,
  longText,
  number,
  type Options,
  own,
  repeat,
  text,
  tick,
} from '../kernel/fields.ts'
import {
  columnsOf,
  dictionaryOf,
  type Form,
  type FormColumn,
  type FormRights,
  type FormValues,
  isList,
  isRequired,
  mostFilesOf,
  mostLettersOf,
  mostRows,
  rightOf,
} from './workflow.columns.rules.ts'
import { valueFormatOf } from './workflow.dates.rules.ts'

/** Those of a form that somebody with these rights may write. */
export const fieldsOfForm = (form: Form, rights: FormRights): Fields =>
  fieldsOfColumns(columnsOf(form).filter(({ prop }) => rightOf(rights, prop).writable))

const fieldsOfColumns = (columns: readonly FormColumn[]): Fields =>
  Object.fromEntries(columns.map((column) => [column.prop, fieldOf(column)]))

/** A column whose values no field has (a time in a format of its own, a way through a tree, a colour) is the form's own. */
function fieldOf(column: FormColumn): Field {
  const options: Options = {
    ...(isRequired(column) && { required: true }),
    ...(column.value !== undefined && { start: column.value }),
  }
  switch (column.type) {
    case 'input':
      return text(mostLettersOf(column), options)
    case 'textarea':
      return longText(mostLettersOf(column), options)
    case 'number':
      return number({ min: -mostNumber, max: mostNumber, step: 'any' }, options)
    case 'switch':
      return tick(options)
    case 'date':
      return valueFormatOf(column) === isoDay ? date(options) : own(column, options)
    case 'select':
    case 'radio':
    case 'checkbox':
      return choiceOf(column, options)
    case 'files':
      return files({ most: mostFilesOf(column), accept: 'any' }, options)
    case 'table':
      return repeat(fieldsOfColumns(column.children?.column ?? []), { ...options, most: mostRows })
    default:
      return own(column, options)
  }
}

/** Larger ones lose their last digits. */
const mostNumber = Number.MAX_SAFE_INTEGER

const isoDay = 'yyyy-MM-dd'

/** Numbers, trees and choices that are closed for now are the form's own. */
function choiceOf(column: FormColumn, options: Options): Field {
  const { type, dicData, dicUrl = '', limit } = column
  const code = dicData ? undefined : dictionaryOf(dicUrl)
  if (code && !isList(column)) return dictionary(code, options)
  const isPlain = dicData?.every(
    ({ value, desc, disabled, children }) => typeof value === 'string' && !desc && !disabled && !children,
  )
  if (!dicData || !isPlain) return own(column, options)
  const of = dicData.map(({ value }) => String(value))
  if (isList(column))
    return limit === undefined ? choices(of, options) : choices(of, { ...options, most: limit })
  return type === 'select' ? choice(of, { ...options, list: true }) : choice(of, options)
}

/** What is sent: without what is empty and was never there. */
export const writtenValues = (values: FormValues, before: FormValues): Record<string, unknown> =>
  Object.fromEntries(
    Object.entries(values).filter(([prop, value]) => value !== null || before[prop] !== undefined),
  )
