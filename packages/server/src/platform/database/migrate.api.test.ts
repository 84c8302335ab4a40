import { createHash } from 'node:crypto'
import { ownDatabase } from '@daybook/testkit/postgres.ts'
import pg from 'pg'
import { afterEach, beforeEach, expect, it } from 'vitest'
import { knownMigrations, type Migration, migrate, newestMigration, pendingUpgrade } from './migrate.ts'

let url: string
let release: () => Promise<void>
beforeEach(async () => {
  const database = await ownDatabase()
  url = database.ownerUrl
  release = database.release
})
afterEach(() => release())

async function connected<T>(work: (client: pg.Client) => Promise<T>): Promise<T> {
  const client = new pg.Client({ connectionString: url })
  await client.connect()
  try {
    return await work(client)
  } finally {
    await client.end()
  }
}

const names = knownMigrations().map((migration) => migration.name)
/** Drops everything that was migrated. The group role stays, because it belongs to the server, not the database. */
const emptied = (client: pg.Client) => client.query('drop schema public cascade; create schema public')

it('are numbered without gaps', () => {
  expect(names.map((name) => name.slice(0, 5))).toEqual(
    names.map((_, i) => `${String(i + 1).padStart(4, '0')}_`),
  )
  expect(newestMigration()).toBe(names.at(-1)?.slice(0, 4))
})

it('run once and are skipped the second time', async () => {
  const [first, second] = await connected(async (client) => {
    await emptied(client)
    return [await migrate(client), await migrate(client)]
  })
  expect(first).toEqual(names)
  expect(second).toEqual([])
})

it('run once when two servers start at the same time', async () => {
  await connected(emptied)
  const applied = await Promise.all([connected(migrate), connected(migrate), connected(migrate)])
  expect(applied.flat()).toEqual(names)
})

it('refuse a database of a newer version, and change nothing', async () => {
  await connected(async (client) => {
    await client.query(`insert into migration (name, hash) values ('9999_from_the_future', 'x')`)
    await client.query(`delete from migration where name = $1`, [names.at(-1)])
    await expect(migrate(client)).rejects.toThrow(
      /newer version of Daybook \(migration 9999_from_the_future\)/,
    )
    const { rows } = await client.query<{ name: string }>('select name from migration order by 1')
    expect(rows.map((row) => row.name)).toEqual([...names.slice(0, -1), '9999_from_the_future'])
  })
})

it('work beside a database that the next release has migrated, and not one after that', async () => {
  await connected(async (client) => {
    const add = `insert into migration (name, hash, works_with) values ($1, 'x', $2)`
    await client.query(add, ['9998_of_the_next_release', newestMigration()])
    expect(await pendingUpgrade(client)).toEqual([])
    expect(await migrate(client)).toEqual([])
    await client.query(add, ['9999_of_the_one_after', '9998'])
    await expect(migrate(client)).rejects.toThrow(/newer version of Daybook \(migration 9999/)
  })
})

const further = (sql: string) => [...knownMigrations(), { name: '9999_further', sql, hash: 'x' }]

it('make an index while others write, also after an attempt that was killed', async () => {
  await connected(async (client) => {
    await client.query('create index further on child (tenant_id, created_at)')
    const sql = '-- For lists.\ncreate index concurrently further on child (tenant_id, created_at desc);'
    const [first, second] = await Promise.all([
      migrate(client, further(sql)),
      connected((other) => migrate(other, further(sql))),
    ])
    expect([...first, ...second]).toEqual(['9999_further'])
    const { rows } = await client.query(
      `select indisvalid from pg_index where indexrelid = 'further'::regclass`,
    )
    expect(rows).toEqual([{ indisvalid: true }])
  })
})

it('let others work while they wait for a lock', async () => {
  await connected(async (reader) => {
    await reader.query('begin; select from child')
    const patience = { lock: 20, again: 5, tries: 1000 }
    const migrated = connected((client) =>
      migrate(client, further('alter table child add column further text'), patience),
    )
    await connected(async (other) => {
      const waits = `select from pg_locks where mode = 'AccessExclusiveLock' and not granted and relation = 'child'::regclass`
      while ((await other.query(waits)).rowCount === 0);
      await other.query('select from child')
    })
    await reader.query('commit')
    expect(await migrated).toEqual(['9999_further'])
  })
})

it('refuse a database with a migration that this version has under another number', async () => {
  await connected(async (client) => {
    await client.query(`insert into migration (name, hash) values ('0005_renumbered', 'x')`)
    await expect(migrate(client)).rejects.toThrow(/a version in development whose migration 0005_renumbered/)
  })
})

it('take a file that had another comment for a while', async () => {
  await connected(async (client) => {
    const { name, sql } = knownMigrations().find((one) => one.name === '0123_job_workers') as Migration
    const comment =
      '-- The last heartbeat of each worker of the job queue (platform/jobs.heartbeat.queries.ts).'
    const hash = createHash('sha256').update(sql.replace(/^--.*/, comment)).digest('hex')
    await client.query('update migration set hash = $1 where name = $2', [hash, name])
    expect(await pendingUpgrade(client)).toEqual([])
    expect(await migrate(client)).toEqual([])
  })
})

it('refuse a file that was changed after it had been applied', async () => {
  await connected(async (client) => {
    await client.query(`update migration set hash = 'other' where name = $1`, [names[0]])
    const refused = `a version in development whose migration ${names[0]} was changed later`
    await expect(migrate(client)).rejects.toThrow(refused)
    // Before a backup is made for an upgrade that cannot be.
    await expect(pendingUpgrade(client)).rejects.toThrow(refused)
  })
})

it('roll back a migration that fails, and let the next server try again', async () => {
  await connected(async (client) => {
    // Its tables exist already, so it fails.
    const [first] = names
    await client.query('delete from migration where name = $1', [first])
    await expect(migrate(client)).rejects.toThrow(`Migration ${first} failed and was rolled back`)
    const { rows } = await client.query('select from migration where name = $1', [first])
    expect(rows).toEqual([])
    await expect(connected(migrate)).rejects.toThrow(/failed/)
  })
})
