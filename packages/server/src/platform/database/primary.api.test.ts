import { ownDatabase, type TestDatabase } from '@daybook/testkit/postgres.ts'
import { databaseRelay, type Relay } from '@daybook/testkit/relay.ts'
import { sql } from 'kysely'
import pg from 'pg'
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, it } from 'vitest'
import { openDatabase } from './database.ts'
import { severalHosts, withPrimary } from './primary.ts'

describe('an address with several hosts', () => {
  it('names all of them, and begins with the first', () => {
    expect(severalHosts('postgres://me:x@one:5433,two,three.example.org:5432/daybook?sslmode=require')).toBe(
      'postgres://me:x@one:5433/daybook?sslmode=require&hosts=one%3A5433%2Ctwo%2Cthree.example.org%3A5432',
    )
    expect(severalHosts('postgres://me@one,two/daybook?target_session_attrs=read-write')).toBe(
      'postgres://me@one/daybook?hosts=one%2Ctwo',
    )
  })

  it('is not for what only reads', () => {
    expect(severalHosts('postgres://one,two/daybook?target_session_attrs=any')).toBeUndefined()
  })

  it('is left as it is with one host', () => {
    const url = 'postgres://me:x@one:5433/daybook'
    expect(severalHosts(url)).toBe(url)
  })
})

// Two ways to one server stand for two servers: one that was cut is one that has died.
let database: TestDatabase
let relays: [Relay, Relay]
let url: string
beforeAll(async () => {
  database = await ownDatabase()
})
afterAll(() => database.release())
beforeEach(async () => {
  relays = [await databaseRelay(database.appUrl), await databaseRelay(database.appUrl)]
  const [one, two] = relays.map((relay) => new URL(relay.url(database.appUrl)))
  url = `${severalHosts(`${one}`.replace(`${one?.host}`, `${one?.host},${two?.host}`))}`
})
afterEach(async () => {
  for (const relay of relays) await relay.close()
})

/** From another database, because in this one nothing could be set any more. */
async function setReadOnly(to: 'on' | 'off'): Promise<void> {
  const name = new URL(database.ownerUrl).pathname.slice(1)
  const client = new pg.Client({
    connectionString: Object.assign(new URL(database.ownerUrl), { pathname: '/postgres' }).toString(),
  })
  await client.connect()
  await client
    .query(`alter database ${name} set default_transaction_read_only = ${to}`)
    .finally(() => client.end())
}

it('is reached wherever it is now', async () => {
  const { db, close } = openDatabase(url, { maxConnections: 1 })
  const ask = () => sql`select 1`.execute(db)
  await ask()
  for (const relay of relays) {
    await relay.cut()
    // The connection may be the one that was cut.
    await ask().catch(() => undefined)
    await ask()
    await relay.restore()
  }
  await close()
})

it('is not reached where every server only reads', async () => {
  await setReadOnly('on')
  await expect(withPrimary(url)).rejects.toThrow('no server of the database takes writes')
  await setReadOnly('off')
  expect(new URL(await withPrimary(url)).port).toMatch(/^\d+$/)
})
