// Assigns the columns of a file to fields, and converts its rows to records.

import { registers } from '@daybook/contract/app/register.kinds.generated.ts'
import { requestTimeout } from '@daybook/contract/kernel/constants.ts'
import { fieldErrors } from '@daybook/contract/kernel/fieldErrors.ts'
import type { Values } from '@daybook/contract/kernel/fields.check.ts'
import type { RegisterName } from '@daybook/contract/kernel/kinds.generated.ts'
import {
  isTitleOf,
  type Options,
  type ReadCell,
  readCell,
  recordOf,
} from '@daybook/contract/register/import.rules.ts'
import { otherTitles } from '@daybook/contract/register/import.titles.ts'
import { type ImportField, importFields } from '@daybook/contract/register/importable.rules.ts'
import { register } from '@daybook/contract/register/register.contract.ts'
import type { RegisterFile } from '@daybook/contract/register/register.rules.ts'
import { client } from '../../platform/api/client.ts'
import { wordsOf } from '../../platform/i18n/language.ts'
import { queryClient } from '../../platform/query/query.client.ts'
import { justRead, query } from '../../platform/query/query.ts'
import { allPicks, entriesQuery, labelOf, optionOf, roomsQuery } from '../fields/index.ts'
import type { Table } from './import.file.ts'

export const api = client(register)

export const fieldsOf = (of: RegisterName): ImportField[] => importFields(registers[of] as RegisterFile)

export const importsQuery = (of: RegisterName) => ({ ...query(api.listImports, { of }), staleTime: justRead })

/** Path → index of the column. Fields without a column are left out. */
export type Columns = Readonly<Record<string, number>>

/** The label of a field. Parts of a list are numbered. */
export function titleOf(of: RegisterName, path: string): string {
  const [list = '', place] = path.split('.')
  const { importedWith = {} } = registers[of] as RegisterFile
  const label = labelOf(of, path)
  return list in importedWith ? `${label} (${Number(place) + 1})` : label
}

/** Matches columns by title: the label, the name of the field, or titles that other programs use. */
export function guessColumns(of: RegisterName, { heads }: Table): Columns {
  const guessed = fieldsOf(of).map(({ path }) => {
    // A title such as “phone” is ambiguous for numbered parts.
    const [last = path, ...above] = path.split('.').reverse()
    const own = [titleOf(of, path), path, ...(above.length > 1 ? [] : [last])]
    const others = above.length > 1 ? [] : (otherTitles[last] ?? [])
    const placeOf = (names: readonly string[]) => heads.findIndex((head) => isTitleOf(head, names))
    const place = placeOf(own)
    return [path, place < 0 ? placeOf(others) : place] as const
  })
  return Object.fromEntries(guessed.filter(([, place]) => place >= 0))
}

/** The options that the cells of a field can have. */
async function optionsOf(of: RegisterName, { path, field }: ImportField): Promise<Options> {
  switch (field.kind) {
    case 'choice':
    case 'choices':
      return field.of.map((value) => ({ words: optionOf(of, path, value), value }))
    case 'room':
      return (await queryClient.fetchQuery(roomsQuery())).map(({ id, name }) => ({ words: name, value: id }))
    case 'pick':
    case 'picks':
      return (await allPicks(field.of as RegisterName)).map(({ key, name }) => ({
        words: name,
        value: key,
      }))
    case 'parent':
      return (await allPicks(of)).map(({ id, name }) => ({
        words: name,
        value: id,
      }))
    case 'dictionary':
      return (await queryClient.fetchQuery(entriesQuery(field.code))).map(({ dictKey, dictValue }) => ({
        words: dictValue,
        value: dictKey,
      }))
    default:
      return []
  }
}

/** Reads the cells of a column. Results are cached, because thousands of rows repeat a few values. */
const readerOf = (of: RegisterName) => async (column: ImportField) => {
  const options = await optionsOf(of, column)
  const known = new Map<string, ReadCell>()
  return (cell: string): ReadCell => {
    const read = known.get(cell) ?? readCell(column.field, cell, options)
    if (options.length > 0) known.set(cell, read)
    return read
  }
}

/** An invalid row of the file (index from 0), with the reasons. */
export interface WrongRow {
  row: number
  reasons: string[]
}

const problemWords = (of: RegisterName, path: string, key: string) =>
  `${titleOf(of, path)}: ${(fieldErrors as readonly string[]).includes(key) ? wordsOf(`field.${key}`) : wordsOf(`error.${key}`)}`

/** The rows as records, and the rows with unreadable cells. */
async function readRows(of: RegisterName, { rows }: Table, columns: Columns) {
  const fields = fieldsOf(of).filter(({ path }) => columns[path] !== undefined)
  const readers = await Promise.all(fields.map(readerOf(of)))
  const wrong: WrongRow[] = []
  const right: { row: number; record: Values }[] = []
  for (const [row, cells] of rows.entries()) {
    const reasons: string[] = []
    const values: Record<string, unknown> = {}
    for (const [place, { path }] of fields.entries()) {
      const read = readers[place]?.(cells[columns[path] ?? -1] ?? '') ?? { value: null }
      if ('problem' in read) reasons.push(problemWords(of, path, read.problem))
      else if (read.value !== null) values[path] = read.value
    }
    if (reasons.length > 0) wrong.push({ row, reasons })
    else right.push({ row, record: recordOf(values) })
  }
  return { right, wrong }
}

/** A longer timeout, because thousands of rows take long on a slow network. */
export const patient = { quiet: true, timeout: 3 * requestTimeout }

type RowProblem = Awaited<ReturnType<typeof api.checkImport>>[number]

/** The server's problems as texts. @param rowAt index in the request → index in the file */
export const wrongRows = (of: RegisterName, problems: readonly RowProblem[], rowAt: readonly number[]) =>
  problems.map(({ row, error, fields }): WrongRow => {
    const reasons = Object.entries(fields).map(([path, key]) => problemWords(of, path, key))
    return {
      row: rowAt[row] ?? row,
      reasons: reasons.length > 0 ? reasons : [wordsOf(`error.${error}`) ?? error],
    }
  })

/** The records of a file, and its rows that are invalid in the browser or on the server. */
export async function checkRows(of: RegisterName, table: Table, columns: Columns) {
  const { right, wrong } = await readRows(of, table, columns)
  const rows = right.map(({ record }) => record)
  const problems = rows.length > 0 ? await api.checkImport({ of, rows }, patient) : []
  const places = right.map(({ row }) => row)
  const all = [...wrong, ...wrongRows(of, problems, places)]
  return { rows, wrong: all.sort((a, b) => a.row - b.row) }
}
