import { readdirSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { afterEach, beforeEach, expect, test } from 'vitest'
import { type Postgres, startPostgres } from './postgres.ts'
import { type TemporaryFolder, temporaryFolder } from './temporary-postgres.ts'
import { backUpBeforeUpgrade } from './upgrade-backup.ts'

let data: TemporaryFolder
let scratch: TemporaryFolder
let server: Postgres
beforeEach(async () => {
  data = await temporaryFolder()
  scratch = await temporaryFolder()
  server = await startPostgres({ dataDir: data.path, durable: false, log: () => undefined })
})
afterEach(async () => {
  await data.remove()
  await scratch.remove()
})

test('makes a backup before an upgrade, or says why nothing may be changed', async () => {
  const folder = join(scratch.path, 'backups')
  const said: string[] = []
  const upgrade = (over: object = {}, to: { folder: string } = { folder }) =>
    backUpBeforeUpgrade({
      dataDir: data.path,
      mark: 'abcd1234',
      superuserUrl: server.url,
      config: {
        databaseUrl: undefined,
        secrets: undefined,
        backups: { schedule: undefined, to, keep: 14, beforeUpgrade: true, ...over },
      },
      at: new Date('2026-03-10T22:00:00Z'),
      log: (line) => void said.push(line),
    })
  writeFileSync(join(scratch.path, 'taken'), '')
  const nowhere = { folder: join(scratch.path, 'taken') }
  await expect(upgrade({}, nowhere)).rejects.toThrow('Nothing was changed')
  await upgrade({ beforeUpgrade: false }, nowhere)
  await upgrade()
  expect(said).toEqual([
    'Upgrading without a backup, as BACKUP_BEFORE_UPGRADE says',
    'Backup before the upgrade: upgrade-20260310-220000-abcd1234.tar.gz',
  ])
  expect(readdirSync(folder)).toEqual([
    expect.stringMatching(/^\.daybook-.*\.place$/),
    'upgrade-20260310-220000-abcd1234.tar.gz',
  ])
  // A database of one's own is dumped by PostgreSQL's programs.
  const backups = { schedule: undefined, to: { folder }, keep: 14, beforeUpgrade: true, bin: '/nowhere' }
  const own = (secrets: string | undefined) =>
    backUpBeforeUpgrade({
      dataDir: data.path,
      mark: 'abcd1234',
      superuserUrl: undefined,
      config: { databaseUrl: server.url, secrets, backups },
      at: new Date('2026-03-10T22:00:00Z'),
      log: () => undefined,
    })
  await expect(own('{}')).rejects.toThrow(/Nothing was changed.*POSTGRES_BIN/s)
  // Without the secrets nobody could sign in to what is restored.
  await expect(own(undefined)).rejects.toThrow(/Nothing was changed.*secrets\.json/s)
}, 60_000)
