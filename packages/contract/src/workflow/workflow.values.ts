// What the fields of a form hold, and how the family writes the same: a day in the column's own format, a choice by a
// number, a way through a tree, a place as three values in a row. Pure.
import { isEmpty } from '../kernel/fields.check.ts'
import { formatWall } from '../kernel/formats.ts'
import type { MapPlace } from '../kernel/mapPlace.ts'
import {
  columnsOf,
  type DateType,
  type Form,
  type FormColumn,
  type FormValues,
  isList,
} from './workflow.columns.rules.ts'
import { endOf, isDateType, isRangeType, readMoment, valueFormatOf } from './workflow.dates.rules.ts'
import { isSame } from './workflow.form.rules.ts'

/** What a form holds, as its fields hold it. */
export const fieldValues = (form: Form, written: FormValues): Record<string, unknown> =>
  Object.fromEntries(columnsOf(form).map((column) => [column.prop, fieldValue(column, written[column.prop])]))

/** What is sent of these columns: without what is empty and was never there, and as it was where nobody changed it. */
export const writtenValues = (
  columns: readonly FormColumn[],
  values: FormValues,
  before: FormValues,
): Record<string, unknown> =>
  Object.fromEntries(
    columns
      .map((column) => [column, written(column, values[column.prop], [before[column.prop]])] as const)
      .filter(([{ prop }, value]) => value !== null || before[prop] !== undefined)
      .map(([{ prop }, value]) => [prop, value]),
  )

/** The value of a column as its field holds it; null where it cannot be read. */
export function fieldValue(column: FormColumn, value: unknown): unknown {
  if (isEmpty(value)) return null
  const { type, multiple, children } = column
  const list: unknown[] = Array.isArray(value) ? value : [value]
  if (isRangeType(type)) {
    const [from, until] = list.map((end) => momentOf(endOf[type], column, end))
    return { from: from ?? null, until: until ?? null }
  }
  if (isDateType(type)) return momentOf(type, column, value)
  if (type === 'dates') return list.map((day) => ({ day: momentOf('date', column, day) }))
  if (isList(column) || (type === 'cascader' && multiple)) return list.map(keyOf)
  switch (type) {
    case 'switch':
      return value === true || value === 1
    case 'select':
    case 'radio':
    case 'cascader':
    case 'tree':
      return keyOf(value)
    case 'table':
      return list.map((row) => valuesOfRow(children?.column ?? [], row as FormValues))
    case 'map':
      return placeOf(list)
    default:
      return value
  }
}

const valuesOfRow = (columns: readonly FormColumn[], row: FormValues) =>
  Object.fromEntries(columns.map((column) => [column.prop, fieldValue(column, row[column.prop])]))

/** @param before what the column held, in all rows. What reads alike stays as it was, to the second and by any spelling. */
function written(column: FormColumn, value: unknown, before: readonly unknown[]): unknown {
  if (isEmpty(value)) return null
  const same = before.find((one) => !isEmpty(one) && isSame(fieldValue(column, one), value))
  if (same !== undefined) return same
  const { type, multiple } = column
  const list = value as readonly unknown[]
  if (isRangeType(type)) {
    const { from, until } = value as Record<string, unknown>
    if (isEmpty(from) && isEmpty(until)) return null
    return [from, until].map((end) => writtenMoment(endOf[type], column, end) ?? '')
  }
  if (isDateType(type)) return writtenMoment(type, column, value)
  if (type === 'dates') return writtenDays(column, list as readonly { day: unknown }[])
  if (isList(column) || (type === 'cascader' && multiple)) return list.map(choiceIn)
  switch (type) {
    case 'select':
    case 'radio':
    case 'cascader':
    case 'tree':
      return choiceIn(value)
    case 'table':
      return list.map((row) => writtenRow(column, row as FormValues, before))
    case 'map': {
      const { longitude, latitude, name, address } = value as MapPlace
      return [longitude, latitude, [name, address].filter(Boolean).join(', ').slice(0, mostAddress)]
    }
    default:
      return value
  }
}

/** Letters of a place's address. */
const mostAddress = 200

function writtenRow({ children }: FormColumn, row: FormValues, before: readonly unknown[]) {
  const rows = before.flatMap((table) => (Array.isArray(table) ? (table as FormValues[]) : []))
  return Object.fromEntries(
    (children?.column ?? []).map((column) => [
      column.prop,
      written(
        column,
        row[column.prop],
        rows.map((one) => one[column.prop]),
      ),
    ]),
  )
}

/** In order, each once. */
function writtenDays(column: FormColumn, rows: readonly { day: unknown }[]) {
  const days = [...new Set(rows.flatMap(({ day }) => (isEmpty(day) ? [] : [String(day)])))].toSorted()
  return days.length === 0 ? null : days.map((day) => writtenMoment('date', column, day))
}

/** How a field holds it. */
const formatOf = (type: DateType) =>
  type === 'time' ? 'HH:mm' : type === 'datetime' ? 'yyyy-MM-ddTHH:mm' : 'yyyy-MM-dd'

function momentOf(type: DateType, column: FormColumn, value: unknown): string | null {
  const moment = typeof value === 'string' ? readMoment(value, valueFormatOf(column)) : undefined
  return moment ? formatWall(moment, formatOf(type)) : null
}

/** What is no moment yet is sent as it is, and found to be wrong. */
function writtenMoment(type: DateType, column: FormColumn, value: unknown): unknown {
  if (isEmpty(value)) return null
  const moment = readMoment(String(value), formatOf(type))
  return moment ? formatWall(moment, valueFormatOf(column)) : value
}

/** The text that stands for a choice: inputs hold nothing but texts, and none of them empty. */
export const keyOf = (value: unknown): string =>
  typeof value === 'string' && /^[^=]/.test(value) ? value : `=${JSON.stringify(value)}`

const choiceIn = (key: unknown): unknown =>
  typeof key === 'string' && key.startsWith('=') ? JSON.parse(key.slice(1)) : key

function placeOf([longitude, latitude, address]: readonly unknown[]): MapPlace | null {
  if (typeof longitude !== 'number' || typeof latitude !== 'number') return null
  const name = String(address ?? '') || `${latitude}, ${longitude}`
  return { name, address: null, longitude, latitude }
}
