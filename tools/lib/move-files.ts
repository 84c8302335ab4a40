// Photos and documents from the archive into the storage, with the sizes of a picture that an export does not hold.
import { rm } from 'node:fs/promises'
import { join } from 'node:path'
import { sql } from 'kysely'
import {
  keysOfRestored,
  type OnDisk,
  type Restored,
  restoredContents,
} from '../../packages/server/src/features/file/index.ts'
import type { Storage } from '../../packages/server/src/platform/storage/storage.ts'
import type { Export } from './move-archive.ts'
import { goOn, type Staging } from './move-stage.ts'
import type { MoveWork } from './move-work.ts'
import { orProblem, Problem } from './problem.ts'

interface Row extends Restored {
  id: string
  size: number
}

interface Storing {
  storage: Storage
  work: MoveWork
  /** They are only looked at. */
  onlyCheck?: boolean
}

/** Returns how many there are. */
export async function storeFiles(staging: Staging, { storage, work, onlyCheck }: Storing): Promise<number> {
  const { tx, from, number } = staging
  const { rows } = await sql<Row>`
    select id, mime, size, storage_key, poster_key from moved_file order by id`.execute(tx)
  const { rows: people } = await sql<{ id: string }>`select id from moved_staff limit 1`.execute(tx)
  const lost = new Set(from.manifest.lostFiles)
  const there = rows.filter(({ id }) => !lost.has(id))
  refuseOthers(from, rows)
  if (!onlyCheck) work.list({ number, personId: people[0]?.id ?? '', keys: there.flatMap(keysOfRestored) })
  const parts = { from, work, storage: onlyCheck ? undefined : storage }
  // Two at once keep two cores busy, and need the memory of two pictures.
  const left = [...there]
  const worker = async () => {
    for (let row = left.shift(); row; row = left.shift()) await storeOne(row)
  }
  const storeOne = async (row: Row) => {
    try {
      goOn(staging)
      await orProblem(`The file ${row.id} cannot be stored.`, () => store(row, parts))
    } catch (error) {
      left.length = 0
      throw error
    }
  }
  // When one fails, the other ends first: what it is storing could not be removed yet.
  for (const end of await Promise.allSettled([worker(), worker()]))
    if (end.status === 'rejected') throw end.reason
  return there.length
}

/** What the archive holds beside the files of the table. */
function refuseOthers({ manifest }: Export, rows: readonly Row[]): void {
  const known = new Set(rows.map(({ id }) => id))
  const strange = manifest.parts.find(
    ({ path }) => path.startsWith('files/') && !known.has(path.slice('files/'.length).split('.')[0] ?? ''),
  )
  if (strange) throw new Problem(`${strange.path} belongs to no row of file.`)
}

interface With {
  from: Export
  storage: Storage | undefined
  work: MoveWork
}

async function store(row: Row, { from, storage, work }: With): Promise<void> {
  const [key = ''] = keysOfRestored(row)
  const path = `files/${row.id}${key.slice(key.lastIndexOf('.'))}`
  const size = from.sizeOf(path)
  if (size !== row.size)
    throw new Problem(`The file ${row.id} has ${size ?? 'no'} bytes, and its row says ${row.size}.`)
  const content = await extracted(from, work, path)
  const poster = row.posterKey ? await extracted(from, work, `files/${row.id}.poster.jpg`) : undefined
  try {
    const contents = await restoredContents(row, content, poster)
    for (const [to, one] of Object.entries(contents))
      await storage?.put(to, one, to.endsWith('.jpg') ? 'image/jpeg' : row.mime)
  } finally {
    for (const one of [content, poster]) if (one) await rm(one.path, { force: true })
  }
}

async function extracted(from: Export, { folder }: MoveWork, path: string): Promise<OnDisk> {
  const to = join(folder, path.slice('files/'.length))
  await from.extract(path, to)
  return { path: to, size: from.sizeOf(path) ?? 0 }
}
