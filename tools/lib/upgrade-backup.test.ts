import { readdirSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import pg from 'pg'
import { afterEach, beforeEach, expect, test } from 'vitest'
import { knownMigrations } from '../../packages/server/src/platform/database/migrate.ts'
import { type Postgres, startPostgres } from './postgres.ts'
import { type TemporaryFolder, temporaryFolder } from './temporary-postgres.ts'
import { backUpBeforeUpgrade } from './upgrade-backup.ts'

let data: TemporaryFolder
let scratch: TemporaryFolder
let server: Postgres
let owner: pg.Client
beforeEach(async () => {
  data = await temporaryFolder()
  scratch = await temporaryFolder()
  server = await startPostgres({ dataDir: data.path, durable: false, log: () => undefined })
  owner = new pg.Client({ connectionString: server.url })
  await owner.connect()
})
afterEach(async () => {
  await owner.end()
  await data.remove()
  await scratch.remove()
})

test('makes a backup when data is older than the code, and none otherwise', async () => {
  const folder = join(scratch.path, 'backups')
  const said: string[] = []
  const upgrade = (over: object = {}, to: { folder: string } = { folder }) =>
    backUpBeforeUpgrade({
      dataDir: data.path,
      ownerUrl: server.url,
      superuserUrl: server.url,
      backups: { schedule: undefined, to, keep: 14, beforeUpgrade: true, ...over },
      at: new Date('2026-03-10T22:00:00Z'),
      log: (line) => void said.push(line),
    })
  // A new database.
  await upgrade()
  await owner.query('create table migration (name text, hash text)')
  const known = knownMigrations()
  const all = known.map(({ name }) => name)
  const hashes = known.map(({ hash }) => hash)
  await owner.query('insert into migration select * from unnest($1::text[], $2::text[])', [all, hashes])
  await upgrade()
  expect(said).toEqual([])

  await owner.query('delete from migration where name = $1', [all.at(-1)])
  writeFileSync(join(scratch.path, 'taken'), '')
  const nowhere = { folder: join(scratch.path, 'taken') }
  await expect(upgrade({}, nowhere)).rejects.toThrow('Nothing was changed')
  await upgrade({ beforeUpgrade: false }, nowhere)
  await upgrade()
  expect(said).toEqual([
    'Upgrading without a backup, as BACKUP_BEFORE_UPGRADE says',
    'Backup before the upgrade: upgrade-20260310-220000.tar.gz',
  ])
  expect(readdirSync(folder)).toEqual(['upgrade-20260310-220000.tar.gz'])
  const own = {
    dataDir: data.path,
    ownerUrl: server.url,
    superuserUrl: undefined,
    at: new Date(),
    log: () => undefined,
  }
  const backups = { schedule: undefined, to: undefined, keep: 14, beforeUpgrade: true }
  await expect(backUpBeforeUpgrade({ ...own, backups })).rejects.toThrow('DATABASE_URL')
}, 60_000)
