// Writes the archive while it is read: a page of rows at a time, each in a short transaction of its own, and one file
// after the other, so that a slow reader holds neither memory nor a connection. An archive that breaks off lacks the list
// at its end, so no program takes it for a whole one.
import { Readable } from 'node:stream'
import Papa from 'papaparse'
import { ZipFile } from 'yazl'
import type { Tx } from '../../platform/database/database.ts'
import type { Storage } from '../../platform/storage/storage.ts'
import { keysOf } from '../file/index.ts'
import { about, type Subject } from './dataExport.about.ts'
import { filesAfter, nextRows, type Shape, shapesOf } from './dataExport.queries.ts'
import { type Exported, exported } from './dataExport.tables.ts'

type Read = <T>(work: (tx: Tx) => Promise<T>) => Promise<T>

interface Writing extends Shape {
  table: Exported
  subject: Subject | undefined
}

interface Source {
  read: Read
  storage: Pick<Storage, 'get'>
  at: Date
}

export async function archive(source: Source, subject: Subject | undefined): Promise<Readable> {
  const { read, at } = source
  const tables = exported.filter((table) => !subject || table in about[subject.of])
  const shapes = await read((tx) => shapesOf(tx, tables, subject))
  const zip = new ZipFile()
  const output = zip.outputStream as Readable
  let current: Readable | undefined
  const open = (stream: Readable) => {
    current = stream
    return stream
  }
  zip.on('error', (error: Error) => output.destroy(error))
  // Whoever stops reading, or a part that fails, leaves nothing open.
  output.on('close', () => current?.destroy())
  for (const [table, shape] of shapes)
    for (const [ending, format] of Object.entries(formats))
      zip.addReadStreamLazy(`${ending}/${table}.${ending}`, { mtime: at }, (give) =>
        give(null, open(Readable.from(format(read, { ...shape, table, subject })))),
      )
  void addFiles(zip, { ...source, open, subject }).catch((error: Error) => output.destroy(error))
  return output
}

/** Photos and documents as they are kept, each under its id. Those whose content is lost are listed. */
async function addFiles(
  zip: ZipFile,
  {
    read,
    storage,
    at,
    open,
    subject,
  }: Source & { open: (stream: Readable) => Readable; subject: Subject | undefined },
): Promise<void> {
  const lost: string[] = []
  for (let after: string | undefined; ; ) {
    const files = await read((tx) => filesAfter(tx, { subject, after }))
    for (const file of files) {
      const { link } = keysOf(file)
      const ending = link.slice(link.lastIndexOf('.'))
      await added(zip, { path: `files/${file.id}${ending}`, at }, async () => {
        const content = await storage.get(link)
        if (!content) lost.push(`${file.id} ${file.name}`)
        return open(content?.stream ?? Readable.from([]))
      })
    }
    after = files.at(-1)?.id
    if (files.length === 0) break
  }
  if (lost.length > 0)
    zip.addBuffer(Buffer.from(`${lost.join('\n')}\n`), 'files/not-found.txt', { mtime: at })
  zip.end()
}

/** Pictures are packed already. Ends when the file is written, so that few wait. */
const added = (zip: ZipFile, { path, at }: { path: string; at: Date }, source: () => Promise<Readable>) =>
  new Promise<void>((resolve, reject) =>
    zip.addReadStreamLazy(path, { compress: false, mtime: at }, (give) =>
      source().then((stream) => {
        stream.once('end', resolve)
        stream.once('error', reject)
        give(null, stream)
      }, reject),
    ),
  )

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
