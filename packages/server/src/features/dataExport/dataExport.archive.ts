// Writes the archive while it is read: a page of rows at a time, each in a short transaction of its own, so that a slow
// reader holds neither memory nor a connection.
import { strToU8, Zip, ZipDeflate } from 'fflate'
import Papa from 'papaparse'
import type { Tx } from '../../platform/database/database.ts'
import { nextRows, type Shape, shapesOf } from './dataExport.queries.ts'
import { aboutChild, type Exported, exported } from './dataExport.tables.ts'

type Read = <T>(work: (tx: Tx) => Promise<T>) => Promise<T>

interface Writing extends Shape {
  table: Exported
  childId: string | undefined
}

export async function* archive(read: Read, childId: string | undefined): AsyncGenerator<Uint8Array> {
  const tables = exported.filter((table) => childId === undefined || table in aboutChild)
  const shapes = await read((tx) => shapesOf(tx, tables))
  const written: Uint8Array[] = []
  const zip = new Zip((error, bytes) => {
    if (error) throw error
    written.push(bytes)
  })
  for (const [table, shape] of shapes)
    for (const [ending, format] of Object.entries(formats)) {
      const file = new ZipDeflate(`${ending}/${table}.${ending}`)
      zip.add(file)
      const writing = { ...shape, table, childId }
      for await (const text of format(read, writing)) {
        file.push(strToU8(text))
        yield* written.splice(0)
      }
      file.push(new Uint8Array(), true)
    }
  zip.end()
  yield* written.splice(0)
}

const formats = {
  async *csv(read: Read, writing: Writing): AsyncGenerator<string> {
    // With the mark by which Excel knows that it is UTF-8.
    yield `\ufeff${line([writing.columns])}`
    for await (const rows of pages(read, writing))
      yield line(rows.map((json) => Object.values(JSON.parse(json)).map(cell)))
  },
  async *json(read: Read, writing: Writing): AsyncGenerator<string> {
    let before = '[\n'
    for await (const rows of pages(read, writing)) {
      yield before + rows.join(',\n')
      before = ',\n'
    }
    yield before === '[\n' ? '[]\n' : '\n]\n'
  },
}

async function* pages(read: Read, writing: Writing): AsyncGenerator<string[]> {
  for (let after: string[] | undefined, isLast = false; !isLast; ) {
    const page = await read((tx) => nextRows(tx, { ...writing, after }))
    if (page.rows.length > 0) yield page.rows.map(({ json }) => json)
    after = page.rows.at(-1)?.key
    isLast = page.isLast
  }
}

/** A cell that a spreadsheet would take for a formula becomes text. */
const line = (rows: readonly (readonly unknown[])[]) =>
  `${Papa.unparse(rows as unknown[][], { escapeFormulae: true })}\r\n`

const cell = (value: unknown) => (typeof value === 'object' && value !== null ? JSON.stringify(value) : value)
