// The audit trail by year: what existing entries become, and what a wrong clock writes. The owner bypasses nothing, as that
// of a database of one's own.
import { randomBytes } from 'node:crypto'
import { ownDatabase } from '@daybook/testkit/postgres.ts'
import pg from 'pg'
import { afterEach, beforeEach, expect, it } from 'vitest'
import { knownMigrations, migrate } from './database/migrate.ts'

const owner = `own_${randomBytes(4).toString('hex')}`
const [kowhai, rata] = ['100001', '100002']
const count = 6000

let client: pg.Client
let end: () => Promise<void>
beforeEach(async () => {
  const { ownerUrl, release } = await ownDatabase()
  client = new pg.Client({ connectionString: ownerUrl })
  await client.connect()
  end = async () => {
    await client.query(`reset role; drop owned by ${owner} cascade; drop role ${owner}`)
    await client.end()
    await release()
  }
  await client.query(`create role ${owner}; drop schema public cascade; create schema public authorization ${owner};
    grant daybook_app to ${owner}; grant create on database ${client.database} to ${owner}; set role ${owner}`)
  await client.query(`select set_config('app.now', '2026-03-11T10:00:00Z', false)`)
})
afterEach(() => end())

const known = knownMigrations()
const place = known.findIndex(({ name }) => name.endsWith('_audit_by_year'))
const migrateBefore = () => migrate(client, known.slice(0, place))
const migrateRest = () => migrate(client)

/** Every entry of all centres, as the superuser sees them. */
const summary = async (table: string) => {
  await client.query('reset role')
  const { rows } = await client.query(
    `select count(*)::int, sum(hashtextextended(concat_ws('|', tenant_id, id, at, created_at, created_by, updated_at,
      updated_by, action, actor_id, subjects), 0))::text from ${table}`,
  )
  await client.query(`set role ${owner}`)
  return rows[0]
}

/** Entries of two centres over three years, and one of a clock that is far ahead. */
const fill = async () => {
  for (const [n, tenant] of [kowhai, rata].entries())
    await client.query(
      `select set_config('app.tenant_id', '${tenant}', false);
       insert into audit_event (id, at, action, actor_id, subjects)
         select overlay(md5('${tenant}' || i)::text placing '7' from 13)::uuid,
           '2024-01-01T00:00:00Z'::timestamptz + i * interval '4 hours 20 minutes',
           'child.look', null, array[md5(i::text)::uuid] from generate_series(0, ${count - 1}) i;
       insert into audit_event (id, at, action) values (md5('far${n}')::uuid, '2099-05-05', 'child.look')`,
    )
  await client.query(`select set_config('app.tenant_id', '', false)`)
}

const years = async () => {
  const { rows } = await client.query<{ name: string }>(
    `select inhrelid::regclass::text as name from pg_inherits where inhparent = 'audit_event'::regclass order by 1`,
  )
  return rows.map(({ name }) => name)
}

const asApp = async (tenant: string, sql: string) => {
  await client.query(`set role daybook_app; select set_config('app.tenant_id', '${tenant}', false)`)
  try {
    return (await client.query(sql)).rows
  } finally {
    await client.query(`set role ${owner}; select set_config('app.tenant_id', '', false)`)
  }
}

it('keeps every existing entry, each in its year, and each centre its own', async () => {
  await migrateBefore()
  await fill()
  const before = await summary('audit_event')
  expect(before.count).toBe(2 * count + 2)
  await migrateRest()
  expect(await summary('audit_event')).toEqual(before)
  expect(await years()).toEqual(
    expect.arrayContaining(['audit_event_2024', 'audit_event_2025', 'audit_event_2026']),
  )
  expect((await summary('audit_event_default')).count).toBe(2)
  for (const year of [2024, 2025, 2026]) {
    const misplaced = `(select * from audit_event_${year} where extract(year from at at time zone 'UTC') <> ${year}) x`
    expect((await summary(misplaced)).count).toBe(0)
  }
  for (const tenant of [kowhai, rata])
    expect(await asApp(tenant, 'select distinct tenant_id from audit_event')).toEqual([{ tenant_id: tenant }])
  expect(await asApp('', 'select from audit_event')).toEqual([])
  for (const partition of await years())
    await expect(asApp(kowhai, `select from ${partition}`)).rejects.toThrow('permission denied')
  // Should the application ever be granted a partition, its rows are apart all the same.
  await client.query('grant select on audit_event_2025 to daybook_app')
  expect(await asApp(rata, 'select distinct tenant_id from audit_event_2025')).toEqual([{ tenant_id: rata }])
})

it('has next year long before it begins, and takes what a wrong clock wrote to its year', async () => {
  await migrateBefore()
  await migrateRest()
  const now = (at: string) => client.query(`select set_config('app.now', '${at}', false)`)
  const write = (at: string) =>
    asApp(
      kowhai,
      `insert into audit_event (id, at, action) values (gen_random_uuid(), '${at}', 'child.look')`,
    )
  const inDefault = async () => (await summary('audit_event_default')).count
  // The machine's own clock was in the past, and then ahead.
  for (const at of ['2001-06-01', '2090-06-01', '2091-01-01']) await write(at)
  expect(await inDefault()).toBe(3)
  await now('2089-12-31T23:00:00Z')
  await asApp(kowhai, 'select make_audit_years()')
  expect(await years()).toEqual(
    expect.arrayContaining(['audit_event_2001', 'audit_event_2089', 'audit_event_2090']),
  )
  expect(await inDefault()).toBe(1)
  const all = await years()
  await asApp(kowhai, 'select make_audit_years()')
  expect(await years()).toEqual(all)
  // The first and the last instant of a year, and the first of the next.
  for (const at of ['2090-01-01T00:00:00Z', '2090-12-31T23:59:59.999999Z', '2091-01-01T00:00:00Z'])
    await write(at)
  expect(await summary('audit_event_2090')).toMatchObject({ count: 3 })
  expect(await inDefault()).toBe(2)
  await now('2090-01-01T03:00:00Z')
  await asApp(kowhai, 'select make_audit_years()')
  expect(await inDefault()).toBe(0)
  expect(await summary('audit_event')).toMatchObject({ count: 6 })
})
