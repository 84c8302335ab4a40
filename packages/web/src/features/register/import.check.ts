// Checks the rows of a file in the browser and on the server, and adds them in parts.

import { requestTimeout } from '@daybook/contract/kernel/constants.ts'
import type { RegisterName } from '@daybook/contract/kernel/kinds.generated.ts'
import { importedAtOnce } from '@daybook/contract/register/importable.rules.ts'
import { register } from '@daybook/contract/register/register.contract.ts'
import { client } from '../../platform/api/client.ts'
import { receiveAnswer } from '../../platform/live/receive.ts'
import { justRead, query } from '../../platform/query/query.ts'
import { type Good, type Misfit, misfitAt, type Reading, readRows, twiceIn } from './import.cells.ts'
import { fieldsOf, type Table } from './import.columns.ts'
import { registerOf } from './import.register.ts'

export const api = client(register)

export const importsQuery = (of: RegisterName) => ({ ...query(api.listImports, { of }), staleTime: justRead })

/** A longer timeout, because hundreds of rows take long on a slow network. */
const patient = { quiet: true, timeout: 3 * requestTimeout }

/** What came of checking a file. */
export interface Checked {
  good: Good[]
  misfits: Misfit[]
  /** Rows that stand twice in the file, and rows that the register has already. */
  twice: number[]
  known: number[]
}

/** How far a check or an import is; `false` stops it. */
export type Progress = (done: number) => boolean

class Stopped extends Error {}
export const isStopped = (error: unknown): boolean => error instanceof Stopped

const nextFrame = () => new Promise<void>((resolve) => setTimeout(resolve))

export async function checkTable(
  of: RegisterName,
  table: Table,
  reading: Reading,
  onProgress: Progress,
): Promise<Checked> {
  const go = (done: number) => {
    if (!onProgress(done)) throw new Stopped()
  }
  const { good: read, misfits } = await readRows(of, table, reading, async () => {
    go(0)
    await nextFrame()
  })
  const twice = twiceIn(of, read)
  const asked = read.filter(({ row }) => !twice.has(row))
  const refused = new Map<number, Misfit[]>()
  const known: number[] = []
  for (let from = 0; from < asked.length; from += importedAtOnce) {
    go(from)
    const part = asked.slice(from, from + importedAtOnce)
    const problems = await api.checkImport({ of, rows: part.map(({ record }) => record) }, patient)
    for (const { row: place, error, fields } of problems) {
      const row = part[place]?.row ?? -1
      if (isKnown(of, fields)) known.push(row)
      refused.set(row, misfitsOf(of, table, reading, row, error, fields))
    }
  }
  const isKnownRow = new Set(known)
  const further = [...refused].flatMap(([row, found]) => (isKnownRow.has(row) ? [] : found))
  const good = asked.filter(({ row }) => !refused.has(row))
  return { good, misfits: [...misfits, ...further], twice: [...twice], known }
}

/** Whether a row was refused because the register has it. */
const isKnown = (of: RegisterName, fields: Readonly<Record<string, string>>) =>
  registerOf(of).sameBy?.join() === Object.keys(fields).join() &&
  Object.values(fields).every((error) => error === 'TAKEN')

/** The server's problems of a row at its cells. A list's first part has no number in a file's columns. */
function misfitsOf(
  of: RegisterName,
  table: Table,
  { columns }: Reading,
  row: number,
  error: string,
  fields: Readonly<Record<string, string>>,
): Misfit[] {
  const paths = new Set(fieldsOf(of).map(({ path }) => path))
  const found = Object.entries(fields).map(([path, key]) => {
    const own = paths.has(path) ? path : path.replace('.0.', '.')
    return { ...misfitAt(of, table, columns, row, own), error: key }
  })
  return found.length > 0 ? found : [{ row, path: '', cell: '', beside: '', error }]
}

/** Adds the rows in parts, so that others are served between them. Rows that the register has refused since the check
 *  are left out. @returns how many were added */
export async function addRows(
  of: RegisterName,
  { id, fileName }: { id: string; fileName: string },
  good: readonly Good[],
  onProgress: Progress,
): Promise<number> {
  let added = 0
  let rows = good.map(({ record }) => record)
  while (rows.length > 0) {
    onProgress(added)
    const part = rows.slice(0, importedAtOnce)
    const answer = await api.importRows({ id, of, fileName, from: added, rows: part }, patient)
    const refused = new Set(answer.problems.map(({ row }) => row))
    const left = refused.size > 0 ? part.filter((_, place) => !refused.has(place)) : []
    rows = [...left, ...rows.slice(importedAtOnce)]
    added = answer.added
    if (refused.size === 0) receiveAnswer(api.importRows.id, answer)
  }
  return added
}
