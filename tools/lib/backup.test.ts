import { mkdirSync, readdirSync, readFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import pg from 'pg'
import { afterEach, beforeEach, expect, test } from 'vitest'
import { testStorage } from '../../packages/testkit/src/storage.ts'
import { backUp, restore } from './backup.ts'
import { makeBackup } from './backup-store.ts'
import { postgresUser } from './place.ts'
import { startPostgres } from './postgres.ts'
import { type TemporaryFolder, temporaryFolder } from './temporary-postgres.ts'

let folder: TemporaryFolder
let scratch: TemporaryFolder
beforeEach(async () => {
  folder = await temporaryFolder()
  scratch = await temporaryFolder()
})
afterEach(async () => {
  await folder.remove()
  await scratch.remove()
})

const start = (dataDir: string) => startPostgres({ dataDir, durable: false, log: () => undefined })

async function connect(url: string): Promise<pg.Client> {
  const client = new pg.Client({ connectionString: url })
  await client.connect()
  return client
}

test('a running database, its files and secrets come back in another folder', async () => {
  const dataDir = folder.path
  const server = await start(dataDir)
  const client = await connect(server.url)
  await client.query('create table entry as select n from generate_series(1, 5000) as n')
  mkdirSync(join(dataDir, 'files'))
  writeFileSync(join(dataDir, 'files/photo'), 'a photo')
  writeFileSync(join(dataDir, 'secrets.json'), '{}')
  const file = join(scratch.path, 'daybook-20260311-103000.tar.gz')
  const writing = client.query('insert into entry select n from generate_series(5001, 60000) as n')
  await backUp({ dataDir, url: server.url, file })
  await writing
  // One for a store elsewhere leaves nothing on the disk, whether the store takes it or not.
  const store = testStorage()
  const archives = { folder: join(scratch.path, 'stage'), store, isElsewhere: true }
  const at = new Date('2026-03-10T22:00:00Z')
  const toStore = () => makeBackup({ dataDir, url: server.url, archives, at, keep: 1 })
  expect(await toStore()).toEqual({ name: 'daybook-20260310-220000.tar.gz', removed: [] })
  expect(await store.list()).toEqual(['daybook-20260310-220000.tar.gz'])
  store.failWith = new Error('away')
  await expect(toStore()).rejects.toThrow('away')
  expect(readdirSync(archives.folder)).toEqual([])
  await client.query('insert into entry values (60001)')
  await client.end()

  const restored = join(scratch.path, 'restored')
  await restore(file, restored, postgresUser())
  expect(readdirSync(scratch.path).sort()).toEqual(['daybook-20260311-103000.tar.gz', 'restored', 'stage'])
  expect(readFileSync(join(restored, 'files/photo'), 'utf8')).toBe('a photo')
  expect(readFileSync(join(restored, 'secrets.json'), 'utf8')).toBe('{}')
  const again = await start(restored)
  const reader = await connect(again.url)
  const { rows } = await reader.query('select count(*)::int as count, max(n) as last from entry')
  await reader.end()
  await again.stop()
  // The insert that ran meanwhile is there as a whole or not at all; what came after the backup is not.
  expect([5000, 60_000]).toContain(rows[0]?.count)
  expect(rows[0]?.last).toBe(rows[0]?.count)
  await expect(restore(file, restored, postgresUser())).rejects.toThrow('is not empty')
}, 120_000)
