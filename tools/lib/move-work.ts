// Files are stored before the transaction that knows them ends. What is being stored is listed in the data folder first, so
// that whatever a killed `npm run move` left is removed by the next one, and by the next start.
import { existsSync, mkdirSync, readFileSync, rmSync } from 'node:fs'
import { join } from 'node:path'
import { sql } from 'kysely'
import { z } from 'zod'
import { writeWhole } from '../../packages/server/src/platform/atomic.file.ts'
import { type Database, openDatabase } from '../../packages/server/src/platform/database/database.ts'
import { inTenant } from '../../packages/server/src/platform/database/tenancy.ts'
import type { Storage } from '../../packages/server/src/platform/storage/storage.ts'
import { takeLock } from './lock.mjs'
import { Problem } from './problem.ts'

const Listed = z.object({
  /** Of the centre, and of one of its people: they are in the database when the move has ended well. */
  number: z.string(),
  personId: z.string(),
  keys: z.array(z.string()),
})

type Listed = z.infer<typeof Listed>

interface Place {
  dataDir: string
  db: Database['db']
  storage: Pick<Storage, 'remove'>
}

export interface MoveWork {
  /** For files on their way from the archive to the storage. */
  folder: string
  list(listed: Listed): void
  /** Removes what no centre knows. Where the storage is away, the next start does. */
  end(): Promise<void>
}

const listOf = (dataDir: string) => join(dataDir, 'move.json')

const lockOf = (dataDir: string) => takeLock(join(dataDir, 'move.lock'))
const folderOf = (dataDir: string) => join(dataDir, 'move-work')

/** One centre moves in at a time. */
export async function takeMoveWork(place: Place): Promise<MoveWork> {
  const { dataDir } = place
  const lock = lockOf(dataDir)
  if (!lock.held) throw new Problem(`Process ${lock.pid} is moving a centre in. Try again when it has ended.`)
  const folder = folderOf(dataDir)
  try {
    await clean(place)
    mkdirSync(folder, { mode: 0o700 })
  } catch (error) {
    lock.free()
    throw error
  }
  return {
    folder,
    list: (listed) => writeWhole(listOf(dataDir), JSON.stringify(listed)),
    end: () =>
      clean(place)
        .catch(sayLater)
        .finally(() => lock.free()),
  }
}

const sayLater = (error: Error) =>
  console.error(
    `Files of a centre that is not here are still stored (${error.message}). The next start removes them.`,
  )

async function clean(place: Place): Promise<void> {
  rmSync(folderOf(place.dataDir), { recursive: true, force: true })
  await removeUnknown(place)
}

async function removeUnknown({ dataDir, db, storage }: Place): Promise<void> {
  const file = listOf(dataDir)
  if (!existsSync(file)) return
  const { number, personId, keys } = Listed.parse(JSON.parse(readFileSync(file, 'utf8')))
  const scope = {
    tenantId: number,
    personId: null,
    now: new Date(),
    mode: 'read',
    evenDeactivated: true,
  } as const
  const { rows } = await inTenant(db, scope, (tx) =>
    sql`select from staff where id = ${personId}::uuid`.execute(tx),
  )
  // Stores take so many at once.
  if (rows.length === 0)
    for (let i = 0; i < keys.length; i += 500) await storage.remove(keys.slice(i, i + 500))
  rmSync(file)
}

/** At a start: what a killed move has left. It never hinders the start. */
export async function sweepMove({ appUrl, ...place }: Omit<Place, 'db'> & { appUrl: string }): Promise<void> {
  if (!existsSync(listOf(place.dataDir)) && !existsSync(folderOf(place.dataDir))) return
  const lock = lockOf(place.dataDir)
  // It is at work.
  if (!lock.held) return
  const { db, close } = openDatabase(appUrl, { maxConnections: 1 })
  try {
    await clean({ ...place, db }).catch(sayLater)
  } finally {
    await close()
    lock.free()
  }
}
