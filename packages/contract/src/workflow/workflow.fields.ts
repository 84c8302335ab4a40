// The form of a process as the fields that records are made of, so that one engine shows, keeps and sends every form.
// What the fields hold is in workflow.values.ts, what may be wrong with it in workflow.form.rules.ts. Pure.
import {
  choice,
  choices,
  date,
  type Field,
  type Fields,
  files,
  group,
  instant,
  longText,
  number,
  type Options,
  place,
  repeat,
  text,
  tick,
} from '../kernel/fields.ts'
import {
  columnsOf,
  type DateType,
  dictionaryOf,
  type Form,
  type FormChoice,
  type FormColumn,
  isList,
  isRequired,
  mostChoices,
  mostFilesOf,
  mostLettersOf,
  mostRows,
} from './workflow.columns.rules.ts'
import { endOf, isDateType, isRangeType } from './workflow.dates.rules.ts'
import { fieldValue, keyOf } from './workflow.values.ts'

/** All columns of a form, whoever may write them. */
export const fieldsOfForm = (form: Form): Fields => fieldsOfColumns(columnsOf(form))

const fieldsOfColumns = (columns: readonly FormColumn[]): Fields =>
  Object.fromEntries(columns.map((column) => [column.prop, fieldOf(column)]))

function fieldOf(column: FormColumn): Field {
  const { type, children, limit = mostChoices } = column
  const options: Options = {
    ...(isRequired(column) && { required: true }),
    ...(column.value !== undefined && { start: fieldValue(column, column.value) }),
  }
  if (isDateType(type)) return momentField(type, options)
  if (isRangeType(type)) {
    const end = momentField(endOf[type], {})
    return group({ from: end, until: end }, { ...options, span: true })
  }
  switch (type) {
    case 'textarea':
      return longText(mostLettersOf(column), options)
    case 'number':
      return number({ min: -mostNumber, max: mostNumber, step: 'any' }, options)
    case 'switch':
      return tick(options)
    case 'dates':
      return repeat({ day: date() }, { ...options, most: limit })
    case 'select':
    case 'radio':
    case 'checkbox':
    case 'cascader':
    case 'tree':
      return choiceField(column, options)
    case 'color':
      return text(9, { ...options, format: 'colour' })
    case 'icon':
      // Which ones there are, the screen knows.
      return choice([], options)
    case 'table':
      return repeat(fieldsOfColumns(children?.column ?? []), { ...options, most: mostRows })
    case 'map':
      return place(options)
    case 'files':
      return files({ most: mostFilesOf(column), accept: 'any' }, options)
    default:
      return text(mostLettersOf(column), options)
  }
}

/** Larger ones lose their last digits. */
const mostNumber = Number.MAX_SAFE_INTEGER

function momentField(type: DateType, options: Options): Field {
  if (type === 'time') return text(5, { ...options, format: 'time' })
  if (type === 'datetime') return instant({ ...options, wall: true })
  return type === 'date' ? date(options) : date({ ...options, of: type })
}

/** Few stand beside each other; a list, a tree and ways through one are chosen from a list. */
function choiceField(column: FormColumn, options: Options): Field {
  const { type, multiple = false, limit = mostChoices } = column
  const keys = offeredOf(column).map(({ key }) => key)
  const isTree = type === 'tree' || type === 'cascader'
  const list = isTree && { list: true as const }
  if (isList(column) || (isTree && multiple)) return choices(keys, { ...options, most: limit, ...list })
  return choice(keys, { ...options, ...(type === 'select' ? { list: true } : list) })
}

export interface Offered {
  /** What the field holds. */
  key: string
  label: string
  desc: string | undefined
  disabled: boolean
  /** Below how many others it stands. */
  depth: number
}

/** What may be chosen, all levels of a tree in order. Ways through a tree are called by all that they pass. */
export function offeredOf(column: FormColumn): Offered[] {
  const isWay = column.type === 'cascader'
  const from = (choices: readonly FormChoice[], above: readonly FormChoice[]): Offered[] =>
    choices.flatMap((choice) => {
      const way = [...above, choice]
      const { label, desc, disabled = false, children = [] } = choice
      const offered = isWay
        ? {
            key: keyOf(way.map(({ value }) => value)),
            label: way.map((one) => one.label).join(' / '),
            depth: 0,
          }
        : { key: keyOf(choice.value), label, depth: above.length }
      return [{ ...offered, desc, disabled }, ...from(children, way)]
    })
  const all = from(column.dicData ?? [], [])
  return [...new Map(all.map((one) => [one.key, one])).values()]
}

/** The dictionaries whose entries a form offers. */
export const dictionariesOf = (form: Form): string[] => {
  const all = columnsOf(form).flatMap((column) => [column, ...(column.children?.column ?? [])])
  return [...new Set(all.flatMap((column) => dictionaryIn(column) ?? []))]
}

const dictionaryIn = ({ dicData, dicUrl = '' }: FormColumn) => (dicData ? undefined : dictionaryOf(dicUrl))

/** The form with the entries of its dictionaries as choices. */
export function withEntries(form: Form, entries: (code: string) => FormChoice[]): Form {
  const filled = (columns: FormColumn[]): FormColumn[] =>
    columns.map((column) => {
      const code = dictionaryIn(column)
      const { children } = column
      return {
        ...column,
        ...(code !== undefined && { dicData: entries(code) }),
        ...(children && { children: { column: filled(children.column) } }),
      }
    })
  const group = form.group.map((part) => ({ ...part, column: filled(part.column) }))
  return { column: filled(form.column), group }
}
