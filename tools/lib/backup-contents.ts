// What is in an archive: `backup.json`, its first file, lists every other with size and sum, and the rows that were there.
import { createHash } from 'node:crypto'
import { createReadStream, type Dirent, existsSync, readdirSync } from 'node:fs'
import { join } from 'node:path'
import { pipeline } from 'node:stream/promises'
import { z } from 'zod'

export const contentsFile = 'backup.json'

/** What a data folder has besides its database. A restored folder without the last is refused at its start. */
export const besides = ['files', 'secrets.json', 'daybook.json', 'postgres.password']
/** Everything that a restored folder may have from an archive. */
export const layout = ['postgres', ...besides]
/** In the place of `postgres`, of a database that is not the embedded one. */
export const dumpFile = 'database.dump'
const folders = new Set(['postgres', 'files'])

export const Contents = z.object({
  format: z.literal(1),
  files: z.record(z.string(), z.object({ size: z.number().int().min(0), sha256: z.string() })),
  /** Rows are counted that were written before this transaction: their number can only fall. */
  horizon: z.string().regex(/^\d+$/),
  /** Of each table, the fewest and the most such rows while the backup was made. */
  rows: z.record(z.string(), z.tuple([z.number().int(), z.number().int()])),
  /** Of the database that a dump was made of: about what it needs when it is loaded. */
  databaseBytes: z.number().int().min(0).optional(),
})
export type Contents = z.infer<typeof Contents>

export const bytesOf = ({ files }: Contents): number =>
  Object.values(files).reduce((sum, { size }) => sum + size, 0)

/** How many photos and documents there are. */
export const storedIn = ({ files }: Contents): number =>
  Object.keys(files).filter((path) => path.startsWith('files/')).length

/** The path that an entry is unpacked to; undefined for whatever does not belong to a backup of Daybook. */
export function pathOf(name: string, isFolder: boolean): string | undefined {
  const path = name.replace(/^\.\//, '').replace(/\/$/, '')
  const [top = '', ...rest] = path.split('/')
  if (/[\0\\]/.test(path) || rest.some((part) => ['', '.', '..'].includes(part))) return undefined
  if (folders.has(top)) return isFolder || rest.length > 0 ? path : undefined
  return [dumpFile, ...besides].includes(top) && rest.length === 0 && !isFolder ? path : undefined
}

/** The files of a folder with their sizes and sums, by their paths in it. */
export async function sumsOf(folder: string): Promise<Contents['files']> {
  const sums: Contents['files'] = {}
  for (const path of filesIn(folder)) {
    const hash = createHash('sha256')
    let size = 0
    await pipeline(createReadStream(join(folder, path)), async (chunks: AsyncIterable<Buffer>) => {
      for await (const chunk of chunks) {
        hash.update(chunk)
        size += chunk.length
      }
    })
    sums[path] = { size, sha256: hash.digest('hex') }
  }
  return sums
}

/** Paths of all files, with `/` between their parts. None for a folder that is not there. */
export function filesIn(folder: string, within = ''): string[] {
  if (!existsSync(join(folder, within))) return []
  const paths = (one: Dirent) => {
    const path = within ? `${within}/${one.name}` : one.name
    return one.isDirectory() ? filesIn(folder, path) : [path]
  }
  return readdirSync(join(folder, within), { withFileTypes: true }).flatMap(paths)
}
