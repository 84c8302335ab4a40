import {
  closeSync,
  mkdirSync,
  openSync,
  readdirSync,
  readFileSync,
  renameSync,
  rmSync,
  writeFileSync,
  writeSync,
} from 'node:fs'
import { join } from 'node:path'
import pg from 'pg'
import { afterEach, beforeEach, expect, test } from 'vitest'
import { readReport } from '../../packages/server/src/app/backups.report.ts'
import { testStorage } from '../../packages/testkit/src/storage.ts'
import { embeddedSource } from './backup.ts'
import { reportFile } from './backup-report.ts'
import { restore } from './backup-restore.ts'
import { makeBackup, openArchives } from './backup-store.ts'
import { readRecord } from './data-folder.ts'
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

/** Without the marker of the place. */
const archivesIn = (path: string) =>
  readdirSync(path)
    .filter((name) => !name.endsWith('.place'))
    .sort()

async function connect(url: string): Promise<pg.Client> {
  const client = new pg.Client({ connectionString: url })
  // When a test fails, its server is stopped before its clients.
  client.on('error', () => undefined)
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
  const at = new Date('2026-03-11T10:30:00Z')
  const archives = await openArchives({ folder: join(scratch.path, 'kept') }, dataDir)
  const writing = client.query('insert into entry select n from generate_series(5001, 60000) as n')
  const made = await makeBackup({
    dataDir,
    source: embeddedSource(dataDir, server.url),
    archives,
    at,
    keep: 1,
  })
  await writing
  expect(made).toMatchObject({ name: 'daybook-20260311-103000.tar.gz', files: 1, removed: [] })
  // What was there before it began is counted. The insert beside it may have ended before.
  expect([5000, 60_000]).toContain(made.rows)
  expect(readReport(reportFile(dataDir))).toMatchObject({
    failed: null,
    good: { name: made.name, rows: made.rows },
  })
  expect(archivesIn(archives.folder)).toEqual([made.name])
  expect(readdirSync(dataDir)).not.toContain('backup-work')
  await client.query('insert into entry values (60001)')
  await client.end()
  // The drive is unmounted after the place was opened.
  renameSync(archives.folder, join(scratch.path, 'drive'))
  const again = { dataDir, source: embeddedSource(dataDir, server.url), archives, at, keep: 1 }
  await expect(makeBackup(again)).rejects.toThrow('The drive of the backups is not there')
  expect(readdirSync(archives.folder)).toEqual([])
  expect(readReport(reportFile(dataDir)).failed?.reason).toContain('is not there')
  rmSync(archives.folder, { recursive: true })
  renameSync(join(scratch.path, 'drive'), archives.folder)

  const restored = join(scratch.path, 'restored')
  const file = join(archives.folder, made.name)
  await restore(file, restored, postgresUser(), { holdsMessages: true })
  expect(readRecord(restored).holdsMessages).toBe(true)
  // It has the secrets of the original, and must not take the original's backups for its own.
  expect(readRecord(restored).backupMark).toMatch(/^[\da-f]{8}$/)
  expect(readFileSync(join(restored, 'files/photo'), 'utf8')).toBe('a photo')
  expect(readFileSync(join(restored, 'secrets.json'), 'utf8')).toBe('{}')
  const restarted = await start(restored)
  const reader = await connect(restarted.url)
  const { rows } = await reader.query('select count(*)::int as count, max(n) as last from entry')
  await reader.end()
  await restarted.stop()
  // The insert that ran meanwhile is there as a whole or not at all; what came after the backup is not.
  expect([5000, 60_000]).toContain(rows[0]?.count)
  expect(rows[0]?.last).toBe(rows[0]?.count)
  await expect(restore(file, restored, postgresUser())).rejects.toThrow('is not empty')
}, 300_000)

test('a backup that cannot be relied on is reported, and replaces none', async () => {
  const dataDir = folder.path
  const server = await start(dataDir)
  const client = await connect(server.url)
  // The server must not write these pages again by itself: it would put the damage right.
  await client.query(
    'create table entry with (autovacuum_enabled = off) as select n from generate_series(1, 5000) as n',
  )
  await client.query('vacuum (freeze) entry')
  const archives = await openArchives({ folder: join(scratch.path, 'kept') }, dataDir)
  const make = (hour: number, over: object = {}) =>
    makeBackup({
      dataDir,
      source: embeddedSource(dataDir, server.url),
      archives,
      at: new Date(Date.UTC(2026, 2, 11, hour)),
      keep: 1,
      ...over,
    })
  const first = await make(1)
  // Two are kept of those that could not be relied on, beside the good one.
  const unproven = ['unproven-20260310-220000.tar.gz', 'unproven-20260310-230000.tar.gz']
  for (const name of unproven) writeFileSync(join(archives.folder, name), '')
  // A disk that damages a page of a table: the server still has it in memory, and the copy does not.
  const { rows } = await client.query<{ path: string }>(`select pg_relation_filepath('entry') as path`)
  await client.query('checkpoint')
  const disk = openSync(join(dataDir, 'postgres', rows[0]?.path ?? ''), 'r+')
  writeSync(disk, Buffer.alloc(200, 255), 0, 200, 3 * 8192)
  closeSync(disk)
  await expect(make(2)).rejects.toThrow('invalid page in block 3')
  expect(archivesIn(archives.folder)).toEqual([first.name, unproven[1], 'unproven-20260311-020000.tar.gz'])
  const report = readReport(reportFile(dataDir))
  expect(report).toMatchObject({ failed: { at: '2026-03-11T02:00:00.000Z' }, good: { name: first.name } })
  expect(report.failed?.reason).toContain('invalid page in block 3')
  // Nothing is begun without room.
  await expect(make(3, { room: () => 1000 })).rejects.toThrow('has room for')
  expect(archivesIn(archives.folder)).toHaveLength(3)
  expect(readdirSync(dataDir)).not.toContain('backup-work')
  await client.end()
}, 300_000)

test('one for a store elsewhere leaves nothing on the disk, whether the store takes it or not', async () => {
  const dataDir = folder.path
  const server = await start(dataDir)
  const store = testStorage()
  const archives = { folder: join(scratch.path, 'stage'), store, isElsewhere: true, mark: '' }
  const at = new Date('2026-03-10T22:00:00Z')
  const toStore = () =>
    makeBackup({ dataDir, source: embeddedSource(dataDir, server.url), archives, at, keep: 1 })
  expect(await toStore()).toMatchObject({ name: 'daybook-20260310-220000.tar.gz', removed: [] })
  expect(await store.list()).toEqual(['daybook-20260310-220000.tar.gz'])
  store.failWith = new Error('away')
  await expect(toStore()).rejects.toThrow('away')
  expect(readdirSync(archives.folder)).toEqual([])
}, 300_000)
