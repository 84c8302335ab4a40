import { type TestDatabase, testDatabase } from '@daybook/testkit/postgres.ts'
import { makeWorld, type World } from '@daybook/testkit/world.ts'
import { sql } from 'kysely'
import pg from 'pg'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { type Database, openDatabase, type Tx } from './database.ts'
import { type AtTheEnd, inTenant } from './tenancy.ts'

let database: TestDatabase
let world: World
let app: Database
beforeAll(async () => {
  database = await testDatabase()
  world = await makeWorld(database.ownerUrl)
  app = openDatabase(database.appUrl, 2)
})
afterAll(async () => {
  await app.close()
  await world.close()
  await database.drop()
})

const inCentre = <T>(work: (tx: Tx, atTheEnd: AtTheEnd) => Promise<T>, mode: 'read' | 'write' = 'write') =>
  inTenant(app.db, { tenantId: world.centre.tenantId, personId: null, now: world.clock.now(), mode }, work)

const roomsCalled = (...names: string[]) =>
  inCentre((tx) => tx.selectFrom('room').select('name').where('name', 'in', names).execute())

describe('the application', () => {
  it('sees its own centre in a transaction that names it', async () => {
    const rooms = await inCentre((tx) =>
      tx.selectFrom('room').select(['tenantId', 'code']).orderBy('code').execute(),
    )
    expect(rooms).toEqual([
      { tenantId: '100001', code: 'toddlers' },
      { tenantId: '100001', code: 'under-2' },
    ])
  })

  it('sees nothing without a tenant, nor when the transaction before it had one', async () => {
    expect(await app.db.selectFrom('room').selectAll().execute()).toEqual([])
    await inCentre(async (tx) => tx.selectFrom('room').select('id').execute())
    const seen = await Promise.all([1, 2, 3, 4].map(() => app.db.selectFrom('child').selectAll().execute()))
    expect(seen.flat()).toEqual([])
  })

  it('cannot write into another centre, nor move a row there', async () => {
    const row = { tenantId: world.other.tenantId, id: world.ids(), code: 'kea', name: 'Kea', capacity: 9 }
    await expect(inCentre((tx) => tx.insertInto('room').values(row).execute())).rejects.toThrow(
      /row-level security/,
    )
    await expect(
      inCentre((tx) => tx.updateTable('room').set({ tenantId: world.other.tenantId }).execute()),
    ).rejects.toThrow(/row-level security/)
  })

  it('changes no row of another centre, however it asks', async () => {
    const changed = await inCentre((tx) =>
      tx
        .updateTable('room')
        .set({ name: 'Ours' })
        .where('tenantId', '=', world.other.tenantId)
        .executeTakeFirst(),
    )
    expect(changed.numUpdatedRows).toBe(0n)
  })

  it('cannot point at a row of another centre', async () => {
    const allergy = {
      id: world.ids(),
      childId: world.other.under2.absent,
      substance: 'Egg',
      severity: 'mild',
    }
    await expect(inCentre((tx) => tx.insertInto('allergy').values(allergy).execute())).rejects.toThrow(
      /foreign key/,
    )
  })

  it.each([
    'alter table room disable row level security',
    'alter table room no force row level security',
    'drop policy tenant_only on room',
    'create policy everything on room using (true)',
    'set role postgres',
    'set session authorization postgres',
    'truncate room',
    'delete from care_record',
    'delete from attendance',
    'update audit_event set action = null',
    'update care_amendment set reason = null',
    'alter role daybook_app bypassrls',
    'create table mine (id int)',
    "select graphile_worker.add_job('x')",
    'select * from migration',
  ])('cannot: %s', async (statement) => {
    await expect(inCentre((tx) => sql.raw(statement).execute(tx))).rejects.toThrow(
      /permission denied|must be owner|must be able/,
    )
  })

  it('cannot lift row security for a statement of its own', async () => {
    const rows = inCentre(async (tx) => {
      await sql`set local row_security = off`.execute(tx)
      return tx.selectFrom('room').selectAll().execute()
    })
    await expect(rows).rejects.toThrow(/row-level security/)
  })
})

describe('a transaction', () => {
  it('that only reads cannot write', async () => {
    const write = inCentre((tx) => tx.updateTable('room').set({ name: 'x' }).execute(), 'read')
    await expect(write).rejects.toThrow(/read-only/)
  })

  it('keeps all or nothing', async () => {
    const broken = inCentre(async (tx) => {
      await tx.updateTable('room').set({ name: 'Half' }).execute()
      throw new Error('broken')
    })
    await expect(broken).rejects.toThrow('broken')
    expect(await roomsCalled('Half')).toEqual([])
  })

  it('ends with all that was left for its end, or with nothing', async () => {
    const change = (name: string, capacities: Record<string, number>) =>
      inCentre(async (tx, atTheEnd) => {
        await tx.updateTable('room').set({ name }).where('code', '=', 'toddlers').execute()
        for (const [code, capacity] of Object.entries(capacities))
          atTheEnd(tx.updateTable('room').set({ capacity }).where('code', '=', code).compile())
      })
    const now = () =>
      inCentre((tx) => tx.selectFrom('room').select(['name', 'capacity']).orderBy('code').execute())
    const [, { name: other }] = (await now()) as [unknown, { name: string }]
    const first = [
      { name: 'First', capacity: 9 },
      { name: other, capacity: 8 },
    ]
    await change('First', { toddlers: 9, 'under-2': 8 })
    expect(await now()).toEqual(first)
    await expect(change('Second', { toddlers: 7, 'under-2': 9999 })).rejects.toThrow(/room_capacity_check/)
    await expect(change('Third', { 'under-2': 9999 })).rejects.toThrow(/room_capacity_check/)
    expect(await now()).toEqual(first)
  })

  it('is not committed when somebody overlooked that a statement failed', async () => {
    const careless = inCentre((tx) =>
      tx
        .updateTable('room')
        .set({ capacity: 9999 })
        .execute()
        .catch(() => undefined),
    )
    await expect(careless).rejects.toThrow('the transaction was not committed')
  })

  it('sends statements in the order in which they were begun, without waiting', async () => {
    const capacities = await inCentre(async (tx) => {
      const set = (capacity: number) =>
        tx
          .updateTable('room')
          .set({ capacity })
          .where('code', '=', 'toddlers')
          .returning('capacity')
          .execute()
      const answers = await Promise.all(Array.from({ length: 50 }, (_, i) => set(i + 1)))
      const last = await tx.selectFrom('room').select('capacity').where('code', '=', 'toddlers').execute()
      return [...answers, last].flat().map(({ capacity }) => capacity)
    })
    expect(capacities).toEqual([...Array.from({ length: 50 }, (_, i) => i + 1), 50])
  })

  it('answers a statement that comes again as before, on every connection and after a failure', async () => {
    const share = (whole: number, by: number) =>
      inCentre((tx) =>
        sql`select code, ${whole}::int / ${by}::int as share, null::text as nothing, array[true] as many
          from room where capacity > ${by} order by code`.execute(tx),
      )
    const row = (code: string) => ({ code, share: 3, nothing: null, many: [true] })
    const both = [row('toddlers'), row('under-2')]
    await expect(share(6, 0)).rejects.toThrow(/division by zero/)
    for (const { rows } of await Promise.all([1, 2, 3, 4].map(() => share(6, 2)))) expect(rows).toEqual(both)
    await expect(share(6, 0)).rejects.toThrow(/division by zero/)
    expect((await share(30_000, 10_000)).rows).toEqual([])
    expect((await share(6, 2)).rows).toEqual(both)
  })

  it('of what is asked together fails what is wrong and what comes after it, and works on', async () => {
    const outcome = async (...divisors: number[]) => {
      const told: unknown[] = []
      await inCentre(async (tx) => {
        const asked = divisors.map((by) => sql<{ n: number }>`select 6 / ${by}::int as n`.execute(tx))
        for (const { status, ...one } of await Promise.allSettled(asked))
          told.push('value' in one ? one.value.rows[0]?.n : `${status}: ${one.reason.message}`)
      }).catch((error: Error) => told.push(error.message))
      return told
    }
    const failed = 'rejected: division by zero'
    expect(await outcome(2, 0, 3)).toEqual([3, failed, failed, 'the transaction was not committed'])
    expect(await outcome(1, 2, 3)).toEqual([6, 3, 2])
  })

  it('ends with the statement that failed: what comes after it is refused, and nothing is kept', async () => {
    const told: string[] = []
    const careless = inCentre(async (tx) => {
      const name = (name: string) => tx.updateTable('room').set({ name }).execute()
      for (const query of [() => name('Before'), () => sql`select 1 / 0`.execute(tx), () => name('After')])
        await query().catch((error: Error) => told.push(error.message))
    })
    await expect(careless).rejects.toThrow('the transaction was not committed')
    expect(told).toEqual(['division by zero', 'a statement of this transaction has failed'])
    expect(await roomsCalled('Before', 'After')).toEqual([])
  })

  it('keeps nothing when a value cannot be sent, and the statement works on with others', async () => {
    const set = (note: unknown) =>
      inCentre(async (tx, atTheEnd) => {
        atTheEnd(tx.updateTable('room').set({ name: 'Beside' }).compile())
        atTheEnd(sql`select ${note}::json as note`.compile(tx))
      })
    const endless: Record<string, unknown> = {}
    endless.self = endless
    for (const name of ['once', 'again'])
      await expect(set(endless), name).rejects.toThrow(/circular structure/)
    expect(await roomsCalled('Beside')).toEqual([])
    await inCentre((tx) => sql`select ${{ fine: true }}::json as note`.execute(tx))
  })

  it('whose connection breaks fails alone', async () => {
    const owner = new pg.Client({ connectionString: database.ownerUrl })
    await owner.connect()
    const broken = inCentre(async (tx) => {
      const { rows } = await sql<{ pid: number }>`select pg_backend_pid() as pid`.execute(tx)
      await owner.query('select pg_terminate_backend($1, 5000)', [rows[0]?.pid])
      await tx.updateTable('room').set({ name: 'Broken' }).execute()
    })
    await expect(broken).rejects.toThrow()
    await owner.end()
    expect(await roomsCalled('Broken')).toEqual([])
  })

  it('takes a tenant and a person for what they are, not for SQL', async () => {
    const open = (scope: { tenantId: string; personId: string | null }) =>
      inTenant(app.db, { ...scope, now: world.clock.now(), mode: 'read' }, (tx) =>
        sql`select current_person()`.execute(tx),
      )
    await expect(open({ tenantId: "1'; drop table room; --", personId: null })).rejects.toThrow()
    await expect(open({ tenantId: '100001', personId: "x'; drop table room" })).rejects.toThrow(
      /invalid input syntax for type uuid/,
    )
  })

  it('knows its time and its person, and says so in every row it changes', async () => {
    const { manager } = world.centre
    const scope = { tenantId: '100001', personId: manager.id, now: world.clock.now(), mode: 'write' } as const
    const row = await inTenant(app.db, scope, (tx) =>
      tx
        .updateTable('room')
        .set({ name: 'Tūī' })
        .where('code', '=', 'toddlers')
        .returning(['updatedAt', 'updatedBy'])
        .executeTakeFirstOrThrow(),
    )
    expect(row).toEqual({ updatedAt: world.clock.now().toISOString(), updatedBy: manager.id })
  })
})
