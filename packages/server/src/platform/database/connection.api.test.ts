// How the driver handles the statements of a transaction, and what happens when its connection breaks.
import { openWorld } from '@daybook/testkit/openWorld.ts'
import { sql } from 'kysely'
import pg from 'pg'
import { afterAll, afterEach, beforeEach, describe, expect, it } from 'vitest'
import type { Tx } from './database.ts'
import { inTenant } from './tenancy.ts'
import { DatabaseUnavailable } from './unavailable.ts'

const { database, world, app, close } = await openWorld()
afterAll(close)

const scope = () =>
  ({ tenantId: world.centre.tenantId, personId: null, now: world.clock.now(), mode: 'write' }) as const
const inCentre = <T>(work: (tx: Tx) => Promise<T>) => inTenant(app.db, scope(), work)

const roomsCalled = (...names: string[]) =>
  inCentre((tx) => tx.selectFrom('room').select('name').where('name', 'in', names).execute())

const aborted = 'current transaction is aborted, commands ignored until end of transaction block'

describe('a transaction', () => {
  it('sends statements in call order, without waiting', async () => {
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

  it('gives a repeated statement the same answer, on every connection and after a failure', async () => {
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

  it('fails the wrong statement of a pipeline and those after it, and stays usable', async () => {
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
    const after = `rejected: ${aborted}`
    expect(await outcome(2, 0, 3)).toEqual([3, failed, after, 'the transaction was not committed'])
    expect(await outcome(1, 2, 3)).toEqual([6, 3, 2])
  })

  it('is rolled back when a statement fails, and refuses later statements', async () => {
    const told: string[] = []
    const careless = inCentre(async (tx) => {
      const name = (name: string) => tx.updateTable('room').set({ name }).execute()
      for (const query of [() => name('Before'), () => sql`select 1 / 0`.execute(tx), () => name('After')])
        await query().catch((error: Error) => told.push(error.message))
    })
    await expect(careless).rejects.toThrow('the transaction was not committed')
    expect(told).toEqual(['division by zero', aborted])
    expect(await roomsCalled('Before', 'After')).toEqual([])
  })

  it('is rolled back when a value cannot be sent, and the statement works with other values', async () => {
    const set = (note: unknown) =>
      inTenant(
        app.db,
        scope(),
        async (tx) => [
          tx.updateTable('room').set({ name: 'Beside' }).compile(),
          sql`select ${note}::json as note`.compile(tx),
        ],
        (last) => last,
      )
    const endless: Record<string, unknown> = {}
    endless.self = endless
    for (const name of ['once', 'again'])
      await expect(set(endless), name).rejects.toThrow(/circular structure/)
    expect(await roomsCalled('Beside')).toEqual([])
    await inCentre((tx) => sql`select ${{ fine: true }}::json as note`.execute(tx))
  })

  describe('whose connection breaks', () => {
    let owner: pg.Client
    beforeEach(async () => {
      owner = new pg.Client({ connectionString: database.ownerUrl })
      await owner.connect()
    })
    afterEach(() => owner.end())

    it('between two statements fails alone', async () => {
      const broken = inCentre(async (tx) => {
        const { rows } = await sql<{ pid: number }>`select pg_backend_pid() as pid`.execute(tx)
        await owner.query('select pg_terminate_backend($1, 5000)', [rows[0]?.pid])
        await tx.updateTable('room').set({ name: 'Broken' }).execute()
      })
      await expect(broken).rejects.toThrow(DatabaseUnavailable)
      expect(await roomsCalled('Broken')).toEqual([])
    })

    it('within a pipeline fails all of its statements, and nothing hangs', async () => {
      await owner.query('begin; lock table room in access exclusive mode')
      const told: unknown[] = []
      const broken = inCentre(async (tx) => {
        const asked = [1, 2, 3].map(() => tx.selectFrom('room').select('id').execute())
        told.push(...(await Promise.allSettled(asked)))
      }).catch((error: unknown) => error)
      const waiting = `pg_stat_activity where datname = current_database() and wait_event_type = 'Lock'`
      const cut = () => owner.query(`select pg_terminate_backend(pid) from ${waiting}`)
      await expect.poll(async () => (await cut()).rowCount).toBe(1)
      expect(await broken).toBeInstanceOf(DatabaseUnavailable)
      const failed = { status: 'rejected', reason: expect.any(DatabaseUnavailable) }
      expect(told).toEqual([failed, failed, failed])
      await owner.query('rollback')
      expect(await roomsCalled('Nobody')).toEqual([])
    })
  })

  it('refuses a statement after it has ended', async () => {
    const late: Promise<unknown>[] = []
    let end = () => undefined as unknown
    const ended = new Promise<void>((resolve) => {
      end = () => resolve()
    })
    const failing = inCentre((tx) => {
      late.push(ended.then(() => tx.selectFrom('room').select('id').execute()))
      return Promise.reject(new Error('failed early'))
    })
    await expect(failing).rejects.toThrow('failed early')
    end()
    await expect(late[0]).rejects.toThrow('the transaction is over')
  })
})
