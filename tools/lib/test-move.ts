// Two installations for the tests of moving a centre, and archives that somebody has changed.
import { createHash } from 'node:crypto'
import { mkdtempSync, rmSync } from 'node:fs'
import { readFile, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { ownDatabase, type TestDatabase } from '@daybook/testkit/postgres.ts'
import { type TestStorage, testStorage } from '@daybook/testkit/storage.ts'
import { bytesOf, type Files, textOf, unzip, zip } from '@daybook/testkit/zip.ts'
import pg from 'pg'
import { onlyCell } from '../../packages/server/src/app/config.cells.ts'
import { archive, type Manifest, manifestName } from '../../packages/server/src/features/dataExport/index.ts'
import { clockFrom } from '../../packages/server/src/platform/clock.ts'
import { type Database, openDatabase } from '../../packages/server/src/platform/database/database.ts'
import { inTenant } from '../../packages/server/src/platform/database/tenancy.ts'
import { idsFrom } from '../../packages/server/src/platform/ids.ts'
import { type Moved, moveIn } from './move.ts'
import { openExport } from './move-archive.ts'
import { openForMove } from './move-place.ts'
import { takeMoveWork } from './move-work.ts'

export const now = new Date('2026-03-11T10:30:00+13:00')

export interface Installation extends TestDatabase {
  storage: TestStorage
  dataDir: string
  app: Database
  owner: pg.Client
}

export async function installation(): Promise<Installation> {
  const database = await ownDatabase()
  const owner = new pg.Client({ connectionString: database.ownerUrl })
  await owner.connect()
  const app = openDatabase(database.appUrl, { maxConnections: 2 })
  const dataDir = mkdtempSync(join(tmpdir(), 'daybook-move-'))
  const release = async () => {
    await owner.end()
    await app.close()
    await database.release()
    rmSync(dataDir, { recursive: true })
  }
  return { ...database, storage: testStorage(), dataDir, app, owner, release }
}

/** The archive, as a manager downloads it. */
export async function exportOf(
  { app, owner, storage, dataDir }: Installation,
  number: string,
): Promise<string> {
  const { rows } = await owner.query(
    `select id from staff where tenant_id = $1 and 'manager' = any(roles) order by id limit 1`,
    [number],
  )
  const read: Parameters<typeof archive>[0]['read'] = (work) =>
    inTenant(app.db, { tenantId: number, personId: null, now, mode: 'read' }, work)
  const chunks: Buffer[] = []
  const source = { read, storage, at: now, by: rows[0].id }
  for await (const chunk of await archive(source, undefined)) chunks.push(chunk)
  const file = join(dataDir, `${number}.zip`)
  await writeFile(file, Buffer.concat(chunks))
  return file
}

export async function moveInto(
  { appUrl, dataDir, storage }: Pick<Installation, 'appUrl' | 'dataDir' | 'storage'>,
  file: string,
  onlyCheck = false,
): Promise<Moved> {
  const from = await openExport(file)
  const { db, close } = openForMove(appUrl)
  const work = await takeMoveWork({ dataDir, db, storage })
  const clock = clockFrom(now)
  const random = (bytes: number) => Buffer.alloc(bytes, 7)
  const origin = 'https://there.example.org'
  const { numbers } = onlyCell
  const say = () => undefined
  const { signal: stop } = new AbortController()
  try {
    const parts = { from, db, storage, work, clock, ids: idsFrom(clock), random, numbers, origin, say }
    return await moveIn({ ...parts, stop, onlyCheck })
  } finally {
    // It needs a storage that works, as the next start does.
    storage.failWith = undefined
    await work.end()
    from.close()
    await close()
  }
}

export const unpacked = async (file: string): Promise<Files> => unzip(await readFile(file))

/** An archive in which somebody has changed something, and put the sums right. */
export async function changed(
  file: string,
  change: (parts: {
    files: Files
    manifest: Manifest
    rows: (table: string, change: (rows: Record<string, unknown>[]) => unknown[]) => void
  }) => void,
): Promise<string> {
  const files = await unpacked(file)
  const manifest: Manifest = JSON.parse(textOf(files, manifestName))
  // Nobody needs the CSVs here.
  manifest.parts = manifest.parts.filter(({ path }) => !path.startsWith('csv/'))
  for (const name of Object.keys(files)) if (name.startsWith('csv/')) delete files[name]
  change({
    files,
    manifest,
    rows(table, into) {
      const made = into(JSON.parse(textOf(files, `json/${table}.json`)))
      files[`json/${table}.json`] = bytesOf(`[\n${made.map((row) => JSON.stringify(row)).join(',\n')}\n]\n`)
      Object.assign(manifest.tables[table] ?? {}, { rows: made.length })
    },
  })
  for (const part of manifest.parts) {
    const content = files[part.path]
    if (!content) continue
    part.bytes = content.length
    part.sha256 = createHash('sha256').update(content).digest('hex')
  }
  files[manifestName] = bytesOf(JSON.stringify(manifest))
  const to = `${file}.changed.zip`
  await writeFile(to, zip(files))
  return to
}
