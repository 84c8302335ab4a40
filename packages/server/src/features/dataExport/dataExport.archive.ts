// Writes the archive while it is read: a page of rows at a time, each in a short transaction of its own, and one file
// after the other, so that a slow reader holds neither memory nor a connection. An archive that breaks off lacks the list
// at its end, so no program takes it for a whole one.
import { createHash } from 'node:crypto'
import { Readable } from 'node:stream'
import { ZipFile } from 'yazl'
import { newestMigrationName } from '../../platform/database/migrate.ts'
import type { Storage } from '../../platform/storage/storage.ts'
import { keysOf, posterOf } from '../file/index.ts'
import { about, type Subject } from './dataExport.about.ts'
import { formats, type Read } from './dataExport.formats.ts'
import { formatVersion, type Manifest, manifestName } from './dataExport.manifest.ts'
import { filesAfter, hasWorkedSince, readCentre, shapesOf } from './dataExport.queries.ts'
import { exported, leftOut } from './dataExport.tables.ts'

interface Source {
  read: Read
  storage: Pick<Storage, 'get'>
  at: Date
  /** The member of staff who asked for it. Null for the operator's, which goes on with the same devices. */
  by: string | null
  /** Only in the operator's. */
  outboxSecret?: Buffer
}

interface Writing extends Source {
  subject: Subject | undefined
  manifest: Manifest
  open: (stream: Readable) => Readable
}

export async function archive(source: Source, subject: Subject | undefined): Promise<Readable> {
  const { read, at, by, outboxSecret } = source
  const tables = exported.filter((table) => !subject || table in about[subject.of])
  const shapes = await read((tx) => shapesOf(tx, tables, subject))
  const manifest: Manifest = {
    format: 'daybook-export',
    version: formatVersion,
    schema: newestMigrationName(),
    of: subject?.of ?? 'centre',
    ofId: subject?.id ?? null,
    centre: await read(readCentre),
    exportedAt: at.toISOString(),
    exportedBy: by,
    outboxSecret: outboxSecret?.toString('hex'),
    workedMeanwhile: false,
    tables: Object.fromEntries([...shapes].map(([table, shape]) => [table, { rows: 0, ...shape }])),
    parts: [],
    lostFiles: [],
    leftOut,
  }
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
    for (const [ending, format] of Object.entries(formats)) {
      const path = `${ending}/${table}.${ending}`
      const counted = (rows: number) => {
        const of = manifest.tables[table]
        if (of) of.rows += rows
      }
      zip.addReadStreamLazy(path, { mtime: at }, (give) =>
        give(null, open(summed(manifest, path, format(read, { ...shape, table, subject }, counted)))),
      )
    }
  const writing = { ...source, subject, manifest, open }
  void addFiles(zip, writing).catch((error: Error) => output.destroy(error))
  return output
}

/** Photos and documents as they are kept, each under its id, and a video’s poster beside it. Those whose content is lost
 *  are listed. */
async function addFiles(zip: ZipFile, writing: Writing): Promise<void> {
  const { read, subject, manifest, at, open } = writing
  for (let after: string | undefined; ; ) {
    const files = await read((tx) => filesAfter(tx, { subject, after }))
    for (const file of files) {
      const { link } = keysOf(file)
      const ending = link.slice(link.lastIndexOf('.'))
      if (!(await added(zip, writing, `files/${file.id}${ending}`, link))) manifest.lostFiles.push(file.id)
      const poster = posterOf(file)
      if (poster) await added(zip, writing, `files/${file.id}.poster.jpg`, poster)
    }
    after = files.at(-1)?.id
    if (files.length === 0) break
  }
  if (manifest.lostFiles.length > 0)
    zip.addBuffer(Buffer.from(`${manifest.lostFiles.join('\n')}\n`), 'files/not-found.txt', { mtime: at })
  // Written when everything before it has been.
  zip.addReadStreamLazy(manifestName, { mtime: at }, (give) => {
    read((tx) => hasWorkedSince(tx, at)).then(
      (workedMeanwhile) =>
        give(null, open(Readable.from([JSON.stringify({ ...manifest, workedMeanwhile }, null, 1)]))),
      (error: Error) => give(error, Readable.from([])),
    )
  })
  zip.end()
}

/** Pictures are packed already. Ends when the file is written, so that few wait.
 *  @returns false when the storage does not have it */
const added = (zip: ZipFile, { storage, manifest, at, open }: Writing, path: string, key: string) =>
  new Promise<boolean>((resolve, reject) =>
    zip.addReadStreamLazy(path, { compress: false, mtime: at }, (give) =>
      storage.get(key).then((content) => {
        const stream = summed(manifest, path, content?.stream ?? [])
        stream.once('end', () => resolve(content !== undefined))
        stream.once('error', reject)
        give(null, open(stream))
      }, reject),
    ),
  )

/** Notes how long the part is, and its sum, when it has been read. */
function summed(
  { parts }: Manifest,
  path: string,
  chunks: AsyncIterable<Uint8Array | string> | Uint8Array[],
): Readable {
  const hash = createHash('sha256')
  async function* noted() {
    let bytes = 0
    for await (const chunk of chunks) {
      const content = Buffer.from(chunk as Uint8Array)
      hash.update(content)
      bytes += content.length
      yield content
    }
    parts.push({ path, bytes, sha256: hash.digest('hex') })
  }
  return Readable.from(noted())
}
