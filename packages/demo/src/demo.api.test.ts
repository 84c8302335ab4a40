// The demo in a real database: everything that the schema demands of its rows is checked by loading them.

import { provision } from '@daybook/server/platform/database/provision.ts'
import { argonPasswords } from '@daybook/server/platform/passwords.ts'
import { ownDatabase, type TestDatabase } from '@daybook/testkit/postgres.ts'
import pg from 'pg'
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, it, vi } from 'vitest'
import { demoAccounts } from './accounts.ts'
import { makeDemo } from './make.ts'

const morning = new Date('2026-03-11T10:30:00+13:00')
const log = () => undefined

// Years of several centres take a busy machine half a minute.
vi.setConfig({ testTimeout: 120_000, hookTimeout: 120_000 })

let database: TestDatabase

async function query<T extends object>(sql: string, url = database.ownerUrl): Promise<T[]> {
  const client = new pg.Client({ connectionString: url })
  await client.connect()
  try {
    return (await client.query<T>(sql)).rows
  } finally {
    await client.end()
  }
}

const centres = async () =>
  (await query<{ tenant_id: string }>('select tenant_id from centre order by 1')).map((row) => row.tenant_id)
const childrenOf = () => query('select tenant_id, count(*)::int as children from child group by 1 order by 1')
const make = (more: { ownerUrl?: string; now?: Date; centres?: number } = {}) =>
  makeDemo({ ownerUrl: database.ownerUrl, now: morning, log, ...more })

describe('an empty database', () => {
  beforeEach(async () => {
    database = await ownDatabase()
  })
  afterEach(() => database.release())

  // A morning is what the others fill it at.
  it.each(['2026-09-27T03:10:00+13:00', '2028-02-29T23:50:00+13:00'])(
    'fills an empty database at %s',
    async (now) => {
      const { made } = await make({ now: new Date(now) })
      expect(made).toBe(true)
      expect(await centres()).toEqual(['000000', '100001', '100002'])
      expect(await childrenOf()).toEqual([
        { tenant_id: '100001', children: 67 },
        { tenant_id: '100002', children: 13 },
      ])
    },
  )

  it('leaves a database alone that has a centre, and tells no accounts of it', async () => {
    await query(`insert into centre (tenant_id, name) values ('300001', 'Somebody’s own')`)
    expect(await make()).toEqual({ made: false, accounts: [] })
    expect(await centres()).toEqual(['300001'])
  })

  it('leaves nothing half made when it is stopped in the middle, and makes it whole the next time', async () => {
    await query(`alter table message add constraint stop check (tenant_id <> '100002')`)
    await expect(make()).rejects.toThrow(/stop/)
    expect(await centres()).toEqual([])
    expect(await query('select from child')).toEqual([])
    await query('alter table message drop constraint stop')
    expect((await make()).made).toBe(true)
  })

  it('works for an owner who is no superuser: row security holds for the owner too', async () => {
    const name = `plain_${new URL(database.ownerUrl).pathname.slice(1)}`
    await query(`create role ${name} login createrole password 'plain'`)
    await query(`grant daybook_app to ${name} with admin option`)
    await query(`create database ${name} owner ${name}`)
    const url = new URL(database.ownerUrl)
    const ownerUrl = Object.assign(url, {
      username: name,
      password: 'plain',
      pathname: `/${name}`,
    }).toString()
    await provision({ ownerUrl, appPassword: 'only-for-this-test' })
    expect((await make({ ownerUrl })).made).toBe(true)
    const again = await make({ ownerUrl })
    expect(again.made).toBe(false)
    expect(again.accounts).toHaveLength(demoAccounts.length)
    await query(`drop database ${name} with (force)`)
    await query(`drop role ${name}_login`)
    await query(`drop role ${name}`)
  })
})

describe('a demo that has been there for long', () => {
  let both: Awaited<ReturnType<typeof make>>[]
  let made: string[]
  beforeAll(async () => {
    database = await ownDatabase()
    // Two start at the same moment.
    both = await Promise.all([make(), make()])
    made = await centres()
  })
  afterAll(() => database.release())

  it('was made once, although two started at the same moment', () => {
    expect(both.map(({ made }) => made).sort()).toEqual([false, true])
    expect(made).toHaveLength(3)
  })

  it('answers accounts that can sign in', async () => {
    const { made, accounts } = await make({ now: new Date('2026-05-01T00:00:00Z') })
    expect(made).toBe(false)
    expect(accounts).toEqual(demoAccounts)
    const staff = await query<{ tenant_id: string; account: string; password_hash: string; roles: string[] }>(
      'select tenant_id, account, password_hash, roles from staff',
    )
    const passwords = argonPasswords()
    const signedIn = await Promise.all(
      accounts.map(async ({ tenantId, account, password }) => {
        const person = staff.find((one) => one.tenant_id === tenantId && one.account === account)
        return (await passwords.verify(password, person?.password_hash)) && person?.roles
      }),
    )
    const teacher = ['teacher']
    const manager = ['teacher', 'manager']
    expect(signedIn).toEqual([teacher, teacher, manager, manager, teacher, ['administrator']])
  })

  it('adds as many centres as are asked for, with the next free numbers', async () => {
    const before = await childrenOf()
    await make({ centres: 2 })
    await make({ centres: 1 })
    const next = 200_000 + before.length - 2
    expect((await childrenOf()).slice(before.length)).toEqual(
      [next, next + 1, next + 2].map((number) => ({ tenant_id: String(number), children: 67 })),
    )
  })
})
