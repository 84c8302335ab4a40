// A law for databases that do not know restrictive policies, or lose them, as the shards of Citus do: with all of them
// dropped, the application still reads, changes, adds and removes rows of its own tenant only, in every table.
import { ownDatabase, type TestDatabase } from '@daybook/testkit/postgres.ts'
import pg from 'pg'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'

const [ours, theirs] = ['100001', '100002']

/** A table, and what a row of it needs: values for its key without the tenant. */
interface Table {
  name: string
  columns: string
  values: string
  mayUpdate: boolean
  mayDelete: boolean
}

let database: TestDatabase
let app: pg.Client
const tables: Table[] = []

/** Rows need a key and nothing else, so that none depends on what a feature demands. */
const prepare = `
  do $$ declare found record; begin
    for found in select conrelid::regclass as name, conname from pg_constraint
      where connamespace = 'public'::regnamespace and contype in ('c', 'x', 'f') and conparentid = 0 and coninhcount = 0
    loop execute format('alter table %s drop constraint %I', found.name, found.conname); end loop;
    for found in select attrelid::regclass as name, attname from pg_attribute join pg_class on pg_class.oid = attrelid
      where relnamespace = 'public'::regnamespace and relkind in ('r', 'p') and not relispartition and attnum > 0
        and attnotnull and not exists (select from pg_index where indrelid = attrelid and indisprimary and attnum = any(indkey))
    loop execute format('alter table %s alter %I drop not null', found.name, found.attname); end loop;
    for found in select polrelid::regclass as name, polname from pg_policy where not polpermissive
    loop execute format('drop policy %I on %s', found.polname, found.name); end loop;
    for found in select tgrelid::regclass as name, tgname from pg_trigger where not tgisinternal and tgparentid = 0
    loop execute format('drop trigger %I on %s', found.tgname, found.name); end loop;
  end $$`

const find = `
  select relname as name, string_agg(quote_ident(attname), ', ') as columns,
    string_agg(case format_type(atttypid, null) when 'text' then quote_literal('x') when 'uuid' then 'gen_random_uuid()'
      when 'integer' then '1' when 'smallint' then '1' when 'boolean' then 'true' else quote_literal('2026-03-11') end, ', ') as values,
    has_table_privilege('daybook_app', c.oid, 'update') as "mayUpdate",
    has_table_privilege('daybook_app', c.oid, 'delete') as "mayDelete"
  from pg_class c join pg_index on indrelid = c.oid and indisprimary
  join pg_attribute a on attrelid = c.oid and attnum = any(indkey) and attname <> 'tenant_id'
  where relnamespace = 'public'::regnamespace and relkind in ('r', 'p') and not relispartition
    and exists (select from pg_attribute where attrelid = c.oid and attname = 'tenant_id')
  group by c.oid order by 1`

const insert = ({ name, columns, values }: Table, tenant: string) =>
  `insert into ${name} (tenant_id, ${columns}) values ('${tenant}', ${values})`

beforeAll(async () => {
  database = await ownDatabase()
  const owner = new pg.Client({ connectionString: database.ownerUrl })
  await owner.connect()
  await owner.query(prepare)
  tables.push(...(await owner.query<Table>(find)).rows)
  await owner.query('set session_replication_role = replica')
  for (const table of tables) for (const tenant of [ours, theirs]) await owner.query(insert(table, tenant))
  await owner.end()
  app = new pg.Client({ connectionString: database.appUrl })
  await app.connect()
  await app.query(`select set_config('app.tenant_id', '${ours}', false)`)
})
afterAll(async () => {
  await app.end()
  await database.release()
})

it('tries every table with rows of two tenants', () => {
  expect(tables.length).toBeGreaterThan(100)
})

describe('without restrictive policies, no table', () => {
  const breaches = async (broken: (table: Table) => Promise<boolean>) => {
    const names: string[] = []
    for (const table of tables) if (await broken(table)) names.push(table.name)
    return names
  }
  /** Tries a statement and takes it back. */
  const tried = async (sql: string) => {
    await app.query('begin')
    const done = await app.query(sql).then(
      ({ rowCount }) => ({ rows: rowCount, refused: '' }),
      (error: pg.DatabaseError) => ({ rows: 0, refused: `${error.code}` }),
    )
    await app.query('rollback')
    return done
  }
  const refused = '42501'

  it('shows a row of another tenant', async () => {
    const shown = await breaches(async ({ name }) => {
      const { rows } = await app.query<{ tenant: string }>(`select tenant_id as tenant from ${name}`)
      return rows.map(({ tenant }) => tenant).join() !== ours
    })
    expect(shown).toEqual([])
  })

  it('takes a row for another tenant', async () => {
    const taken = await breaches(async (table) => (await tried(insert(table, theirs))).refused !== refused)
    expect(taken).toEqual([])
  })

  it('lets a row of another tenant be changed, or one of ours be moved there', async () => {
    const changed = await breaches(async ({ name, mayUpdate }) => {
      if (!mayUpdate) return false
      const touched = await tried(`update ${name} set updated_by = null`)
      const moved = await tried(`update ${name} set tenant_id = '${theirs}'`)
      return touched.rows !== 1 || moved.refused !== refused
    })
    expect(changed).toEqual([])
  })

  it('lets a row of another tenant be removed', async () => {
    const removed = await breaches(
      async ({ name, mayDelete }) => mayDelete && (await tried(`delete from ${name}`)).rows !== 1,
    )
    expect(removed).toEqual([])
  })
})
