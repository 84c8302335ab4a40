// The databases of API tests. They are lent out, because one that is emptied costs less than a new one.
import { randomBytes } from 'node:crypto'
import pg from 'pg'
import { inject } from 'vitest'
import { openSnapshot } from './snapshot.ts'
import type { WorldRecord } from './world.ts'

declare module 'vitest' {
  interface ProvidedContext {
    database: TemplateDatabase
  }
}

/** A migrated, empty database with a snapshot of the world. Every test's database is a copy of it. */
export interface TemplateDatabase {
  /** connection string of the superuser */
  ownerUrl: string
  /** connection string of the application's role */
  appUrl: string
  /** The world in its snapshot. */
  world: WorldRecord
}

export interface TestDatabase extends TemplateDatabase {
  /** connection string of the superuser, which bypasses row security: for set-up and inspection */
  ownerUrl: string
  /** Lets another test file have it, or drops it when it is not to be shared. */
  release(): Promise<void>
}

/** Advisory locks of this kind mark the databases that are lent out. */
const lent = 7_321_002

/** A migrated, empty database. Whoever has it may change its rows but not its schema.
 *  @param template on another server */
export async function testDatabase(template = inject('database')): Promise<TestDatabase> {
  const keeper = await connect(withDatabase(template.ownerUrl, 'postgres'))
  try {
    const name = `test_${await firstFree(keeper)}`
    const { rowCount } = await keeper.query('select from pg_database where datname = $1', [name])
    if (rowCount) await empty(keeper, withDatabase(template.ownerUrl, name), name)
    else await keeper.query(`create database ${name} template daybook_template`)
    // The lock ends with its connection, also when the test's process is killed.
    return { ...inDatabase(template, name), release: () => keeper.end() }
  } catch (error) {
    await keeper.end()
    throw error
  }
}

/** A database whose schema may be changed.
 *  @param copied `template0` for one without tables */
export async function ownDatabase(copied = 'daybook_template'): Promise<TestDatabase> {
  const template = inject('database')
  const name = `own_${randomBytes(6).toString('hex')}`
  const run = async (sql: string) => {
    const client = await connect(withDatabase(template.ownerUrl, 'postgres'))
    await client.query(sql).finally(() => client.end())
  }
  await run(`create database ${name} template ${copied}`)
  return { ...inDatabase(template, name), release: () => run(`drop database ${name} with (force)`) }
}

async function firstFree(keeper: pg.Client): Promise<number> {
  for (let number = 1; ; number++) {
    const { rows } = await keeper.query<{ free: boolean }>('select pg_try_advisory_lock($1, $2) as free', [
      lent,
      number,
    ])
    if (rows[0]?.free) return number
  }
}

/** Also ends connections that an earlier test left behind. */
async function empty(keeper: pg.Client, url: string, name: string): Promise<void> {
  await keeper.query('select pg_terminate_backend(pid, 5000) from pg_stat_activity where datname = $1', [
    name,
  ])
  const snapshot = await openSnapshot(url)
  await snapshot.clear().finally(snapshot.close)
}

async function connect(connectionString: string): Promise<pg.Client> {
  const client = new pg.Client({ connectionString })
  await client.connect()
  return client
}

const inDatabase = ({ ownerUrl, appUrl, world }: TemplateDatabase, name: string) => ({
  ownerUrl: withDatabase(ownerUrl, name),
  appUrl: withDatabase(appUrl, name),
  world,
})

function withDatabase(url: string, name: string): string {
  return Object.assign(new URL(url), { pathname: `/${name}` }).toString()
}
