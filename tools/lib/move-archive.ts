// Reads the export of a centre. Whoever made the archive may have changed it, so nothing in it is believed: every part is
// compared with its sum before anything else happens, and is where the list says.
import { createHash } from 'node:crypto'
import { createWriteStream } from 'node:fs'
import type { Readable } from 'node:stream'
import { pipeline } from 'node:stream/promises'
import { StringDecoder } from 'node:string_decoder'
import yauzl from 'yauzl'
import { formatVersion, Manifest, manifestName } from '../../packages/server/src/features/dataExport/index.ts'
import { newestMigrationName } from '../../packages/server/src/platform/database/migrate.ts'
import { orProblem, Problem } from './problem.ts'

/** In bytes. No list and no row of Daybook's own is nearly as long. */
const longestList = 512e6
const longestRow = 32e6

export interface Export {
  manifest: Manifest
  /** Undefined where it has no such part. */
  sizeOf(path: string): number | undefined
  /** The rows of a table, one JSON object each. */
  rows(table: string): AsyncGenerator<string>
  /** Writes a part to disk. */
  extract(path: string, to: string): Promise<void>
  close(): void
}

/** Opens the archive, and reads all of it once. */
export async function openExport(file: string): Promise<Export> {
  const zip = await orProblem(`${file} is no whole archive. Was it cut off while it was downloaded?`, () =>
    yauzl.openPromise(file, { autoClose: false }),
  )
  try {
    return await reading(zip, file)
  } catch (error) {
    zip.close()
    throw error
  }
}

async function reading(zip: yauzl.ZipFile, file: string): Promise<Export> {
  const entries = new Map<string, yauzl.Entry>()
  await orProblem(`${file} is damaged.`, async () => {
    for await (const entry of zip.eachEntry()) {
      if (entries.has(entry.fileName)) throw new Error(`${entry.fileName} is in it twice.`)
      entries.set(entry.fileName, entry)
    }
  })
  const stream = (path: string): Promise<Readable> => {
    const entry = entries.get(path)
    if (!entry) throw new Problem(`${file} lacks ${path}.`)
    return zip.openReadStreamPromise(entry)
  }
  if (!entries.has(manifestName))
    throw new Problem(
      `${file} has no ${manifestName}: it is no export of Daybook, or one that was made before centres could move. Export the centre again.`,
    )
  if ((entries.get(manifestName)?.uncompressedSize ?? 0) > longestList)
    throw new Problem(`The ${manifestName} of ${file} is too large.`)
  const manifest = readManifest((await content(await stream(manifestName))).toString(), file)
  await orProblem(`${file} is damaged, and nothing was changed.`, async () => {
    for (const { path, bytes, sha256 } of manifest.parts) {
      const hash = createHash('sha256')
      for await (const chunk of await stream(path)) hash.update(chunk)
      if (entries.get(path)?.uncompressedSize !== bytes || hash.digest('hex') !== sha256)
        throw new Error(`${path} is not what was exported.`)
    }
  })
  return {
    manifest,
    sizeOf: (path) => entries.get(path)?.uncompressedSize,
    rows: (table) => rowsOf(table, () => stream(`json/${table}.json`)),
    async extract(path, to) {
      await pipeline(await stream(path), createWriteStream(to, { mode: 0o600 }))
    },
    close: () => zip.close(),
  }
}

function readManifest(text: string, file: string): Manifest {
  const { data: manifest, error } = Manifest.safeParse(parsed(text))
  if (!manifest) throw new Problem(`The ${manifestName} of ${file} is damaged.`, { cause: error })
  const { version, schema, of } = manifest
  if (of !== 'centre')
    throw new Problem(`${file} is the export of one person. Export the whole centre to move it.`)
  const own = newestMigrationName()
  if (version !== formatVersion || schema !== own)
    throw new Problem(
      `${file} was exported from data of ${schema} (format ${version}). This Daybook has ${own} (format ${formatVersion}). Bring both to the same version, and export again.`,
    )
  return manifest
}

function parsed(text: string): unknown {
  try {
    return JSON.parse(text)
  } catch {
    return undefined
  }
}

async function content(stream: Readable): Promise<Buffer> {
  const chunks: Buffer[] = []
  for await (const chunk of stream) chunks.push(chunk)
  return Buffer.concat(chunks)
}

async function* rowsOf(table: string, open: () => Promise<Readable>): AsyncGenerator<string> {
  for await (const line of linesOf(table, await open())) {
    if (['[', ']', '[]', ''].includes(line)) continue
    yield line.endsWith(',') ? line.slice(0, -1) : line
  }
}

async function* linesOf(table: string, stream: Readable): AsyncGenerator<string> {
  const decoder = new StringDecoder('utf8')
  let rest = ''
  for await (const chunk of stream) {
    const lines = (rest + decoder.write(chunk)).split('\n')
    rest = lines.pop() ?? ''
    if (rest.length > longestRow) throw new Problem(`A row of ${table} is too large.`)
    yield* lines
  }
  if (rest) yield rest
}
