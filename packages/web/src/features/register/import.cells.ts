// Converts the rows of a file to records, with what a person has said about its cells.
import type { FieldError } from '@daybook/contract/kernel/fieldErrors.ts'
import type { Values } from '@daybook/contract/kernel/fields.check.ts'
import type { Field } from '@daybook/contract/kernel/fields.ts'
import type { RegisterName } from '@daybook/contract/kernel/kinds.generated.ts'
import { type DayOrder, orderIn } from '@daybook/contract/register/import.dates.rules.ts'
import { wholePhone } from '@daybook/contract/register/import.phones.rules.ts'
import { type Options, type ReadCell, readCell, recordOf } from '@daybook/contract/register/import.rules.ts'
import { knownRows } from '@daybook/contract/register/import.same.rules.ts'
import type { ImportField } from '@daybook/contract/register/importable.rules.ts'
import type { PlaceAndDay } from '@daybook/contract/rule/rule.rules.ts'
import { queryClient } from '../../platform/query/query.client.ts'
import { allPicks, entriesQuery, optionOf, roomsQuery } from '../fields/index.ts'
import { besideCompleter } from './import.beside.ts'
import { fieldsOf, isOpposite, type Table } from './import.columns.ts'
import { contactCompleter } from './import.contacts.ts'
import { type Columns, registerOf } from './import.register.ts'

/** What a person has put in the place of cells, by `keyOfValue` or `keyOfRow`. */
export type Mends = Readonly<Record<string, string>>

/** A cell that does not fit. `beside` is the cell that a missing part of a list belongs to: the medicine of a dose. */
export interface Misfit {
  row: number
  path: string
  cell: string
  beside: string
  error: FieldError | (string & {})
}

export interface Good {
  row: number
  record: Values
}

/** The same cell in the same column means the same in every row. */
export const keyOfValue = ({ path, cell, beside }: Pick<Misfit, 'path' | 'cell' | 'beside'>): string =>
  ['value', path, cell, cell === '' ? beside : ''].join('\n')
export const keyOfRow = (row: number, path: string): string => ['row', row, path].join('\n')

/** The options that the cells of a field can have. */
export async function optionsOf(of: RegisterName, { path, field }: ImportField): Promise<Options> {
  switch (field.kind) {
    case 'choice':
    case 'choices':
      return field.of.map((value) => ({ words: optionOf(of, path, value), value }))
    case 'room':
      return (await queryClient.fetchQuery(roomsQuery())).map(({ id, name }) => ({ words: name, value: id }))
    case 'pick':
    case 'picks':
      return (await allPicks(field.of as RegisterName)).map(({ key, name }) => ({ words: name, value: key }))
    case 'parent':
      return (await allPicks(of)).map(({ id, name }) => ({ words: name, value: id }))
    case 'dictionary':
      return (await queryClient.fetchQuery(entriesQuery(field.code))).map(({ dictKey, dictValue }) => ({
        words: dictValue,
        value: dictKey,
      }))
    default:
      return []
  }
}

/** How the dates of all columns are read. */
export function orderOf(of: RegisterName, { rows }: Table, columns: Columns) {
  const places = fieldsOf(of).flatMap(({ path, field }) =>
    field.kind === 'date' ? [columns[path] ?? -1] : [],
  )
  return orderIn(rows.flatMap((cells) => places.flatMap((place) => cells[place] ?? [])))
}

const firsts = new Map<string, string | undefined>()

/** The path of the first part of a cell's list: `medicines.dose` → `medicines.name`. */
function firstBeside(of: RegisterName, path: string): string | undefined {
  const key = `${of}.${path}`
  if (!firsts.has(key)) {
    const list = path.slice(0, path.lastIndexOf('.') + 1)
    const first = list === '' ? undefined : fieldsOf(of).find((one) => one.path.startsWith(list))?.path
    firsts.set(key, first)
  }
  return firsts.get(key)
}

/** The fields with a column, and those that somebody has filled without one. */
function fieldsIn(of: RegisterName, { columns, mends }: Reading): ImportField[] {
  const mended = new Set(Object.keys(mends).flatMap((key) => key.split('\n').slice(1, 3)))
  return fieldsOf(of).filter(({ path }) => columns[path] !== undefined || mended.has(path))
}

export interface Reading {
  columns: Columns
  order: DayOrder
  mends: Mends
  /** Whether contacts of whom the list doesn't say it may collect. */
  mayCollect: boolean | undefined
  /** Where the centre is: its phone numbers are those of the country. */
  at: PlaceAndDay
}

const rowsAtOnce = 250

/** The rows as records, and the cells that do not fit. Pauses between rows, so that the page stays responsive. */
export async function readRows(of: RegisterName, table: Table, reading: Reading, pause: () => Promise<void>) {
  const { columns, order, at } = reading
  const fields = fieldsIn(of, reading)
  const readers = await Promise.all(
    fields.map(async (one) => {
      const options = await optionsOf(of, one)
      const swaps =
        columns[one.path] !== undefined && isOpposite(one.path, table.heads[columns[one.path] ?? -1] ?? '')
      // Only a person's own name may be “None”: an allergy or a contact is nothing then.
      const { required: _, ...rest } = one.field
      const field = (one.path.includes('.') ? rest : one.field) as Field
      return remembering((cell) => whole(field, swapped(readCell(field, cell, options, order), swaps), at))
    }),
  )
  const completeContacts = contactCompleter(of, table, reading)
  const takeBeside = await besideCompleter(of, columns, optionsOf)
  const good: Good[] = []
  const misfits: Misfit[] = []
  for (const row of table.rows.keys()) {
    if (row % rowsAtOnce === rowsAtOnce - 1) await pause()
    const values: Record<string, unknown> = {}
    const wrong: Misfit[] = []
    for (const [place, { path }] of fields.entries()) {
      const cell = cellAt(of, table, reading, row, path)
      const read = readers[place]?.(cell.text) ?? { value: null }
      if ('problem' in read) wrong.push({ ...misfitAt(of, table, columns, row, path), error: read.problem })
      else if (read.value !== null) {
        values[path] = read.value
        if (read.rest !== undefined) addNote(values, path, read.rest)
      }
    }
    takeBeside(values)
    completeContacts(values)
    if (wrong.length > 0) misfits.push(...wrong)
    else good.push({ row, record: recordOf(values) })
  }
  return { good, misfits }
}

const swapped = (read: ReadCell, swaps: boolean): ReadCell =>
  swaps && 'value' in read && typeof read.value === 'boolean' ? { value: !read.value } : read

const whole = (field: Field, read: ReadCell, at: PlaceAndDay): ReadCell =>
  field.kind === 'text' && field.format === 'phone' && 'value' in read && typeof read.value === 'string'
    ? { ...read, value: wholePhone(read.value, at) }
    : read

/** Thousands of rows repeat a few values. */
function remembering(read: (cell: string) => ReadCell): (cell: string) => ReadCell {
  const known = new Map<string, ReadCell>()
  return (cell) => {
    const found = known.get(cell) ?? read(cell)
    if (known.size < 5000) known.set(cell, found)
    return found
  }
}

/** What stood beside a phone number goes to the note of the same contact. */
function addNote(values: Record<string, unknown>, path: string, rest: string): void {
  const note = path.replace(/[^.]+$/, 'note')
  if (note !== path && path.includes('.')) values[note] = [values[note], rest].filter(Boolean).join('; ')
}

/** The original cell of a path, and what to name it by. */
export function misfitAt(of: RegisterName, table: Table, columns: Columns, row: number, path: string) {
  const textAt = (at: string | undefined) => (table.rows[row]?.[columns[at ?? ''] ?? -1] ?? '').trim()
  const first = firstBeside(of, path)
  return { row, path, cell: textAt(path), beside: first === path ? '' : textAt(first) }
}

/** The text of a cell, or what a person has put in its place. */
function cellAt(of: RegisterName, table: Table, { columns, mends }: Reading, row: number, path: string) {
  const ofRow = mends[keyOfRow(row, path)]
  if (ofRow !== undefined) return { text: ofRow }
  const misfit = misfitAt(of, table, columns, row, path)
  return { text: mends[keyOfValue(misfit)] ?? misfit.cell }
}

/** The rows that are the same as an earlier one. */
export function twiceIn(of: RegisterName, good: readonly Good[]): ReadonlySet<number> {
  const twice = new Set<number>()
  const own = registerOf(of)
  const known = knownRows(own)
  for (const { row, record } of own.sameBy ? good : [])
    if (known.has(record)) twice.add(row)
    else known.add(record)
  return twice
}
