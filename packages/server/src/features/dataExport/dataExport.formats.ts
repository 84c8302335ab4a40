// A table as CSV and as JSON, a page of rows at a time.
import { formulaStart } from '@daybook/contract/kernel/csv.ts'
import Papa from 'papaparse'
import type { Tx } from '../../platform/database/database.ts'
import type { Subject } from './dataExport.about.ts'
import { nextRows, type Shape } from './dataExport.queries.ts'
import type { Exported } from './dataExport.tables.ts'

export type Read = <T>(work: (tx: Tx) => Promise<T>) => Promise<T>

export interface Writing extends Shape {
  table: Exported
  subject: Subject | undefined
}

export const formats = {
  async *csv(read: Read, writing: Writing): AsyncGenerator<string> {
    // With the mark by which Excel knows that it is UTF-8.
    yield `\ufeff${line([writing.columns.map(({ name }) => name)])}`
    for await (const rows of pages(read, writing))
      yield line(rows.map((json) => Object.values(JSON.parse(json)).map(cell)))
  },
  async *json(read: Read, writing: Writing, counted: (rows: number) => void): AsyncGenerator<string> {
    let before = '[\n'
    for await (const rows of pages(read, writing)) {
      counted(rows.length)
      yield before + rows.join(',\n')
      before = ',\n'
    }
    yield before === '[\n' ? '[]\n' : '\n]\n'
  },
}

/** The rows as JSON, by their key. */
export async function* pages(read: Read, writing: Writing): AsyncGenerator<string[]> {
  for (let after: string[] | undefined, isLast = false; !isLast; ) {
    const page = await read((tx) => nextRows(tx, { ...writing, after }))
    if (page.rows.length > 0) yield page.rows.map(({ json }) => json)
    after = page.rows.at(-1)?.key
    isLast = page.isLast
  }
}

/** A cell that a spreadsheet would take for a formula becomes text. */
const line = (rows: readonly (readonly unknown[])[]) =>
  `${Papa.unparse(rows as unknown[][], { escapeFormulae: formulaStart })}\r\n`

const cell = (value: unknown) => (typeof value === 'object' && value !== null ? JSON.stringify(value) : value)
