import { openWorld } from '@daybook/testkit/openWorld.ts'
import { sql } from 'kysely'
import { afterAll, describe, expect, it } from 'vitest'
import type { Tx } from './database.ts'
import { inTenant } from './tenancy.ts'

const { world, app, close } = await openWorld()
afterAll(close)

const scope = (mode: 'read' | 'write') =>
  ({ tenantId: world.centre.tenantId, personId: null, now: world.clock.now(), mode }) as const
const inCentre = <T>(work: (tx: Tx) => Promise<T>, mode: 'read' | 'write' = 'write') =>
  inTenant(app.db, scope(mode), work)

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

  it('sees nothing without a tenant, even after a transaction that had one', async () => {
    expect(await app.db.selectFrom('room').selectAll().execute()).toEqual([])
    await inCentre(async (tx) => tx.selectFrom('room').select('id').execute())
    const seen = await Promise.all([1, 2, 3, 4].map(() => app.db.selectFrom('child').selectAll().execute()))
    expect(seen.flat()).toEqual([])
  })

  it('cannot write a row to another centre or move one there', async () => {
    const row = { tenantId: world.other.tenantId, id: world.ids(), code: 'kea', name: 'Kea', capacity: 9 }
    await expect(inCentre((tx) => tx.insertInto('room').values(row).execute())).rejects.toThrow(
      /row-level security/,
    )
    await expect(
      inCentre((tx) => tx.updateTable('room').set({ tenantId: world.other.tenantId }).execute()),
    ).rejects.toThrow(/row-level security/)
  })

  it('cannot change a row of another centre with any statement', async () => {
    const changed = await inCentre((tx) =>
      tx
        .updateTable('room')
        .set({ name: 'Ours' })
        .where('tenantId', '=', world.other.tenantId)
        .executeTakeFirst(),
    )
    expect(changed.numUpdatedRows).toBe(0n)
  })

  it('cannot reference a row of another centre', async () => {
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
    'select * from audit_event_default',
    'select attach_audit_year(2030)',
    "select graphile_worker.add_job('x')",
    'select * from migration',
  ])('cannot: %s', async (statement) => {
    await expect(inCentre((tx) => sql.raw(statement).execute(tx))).rejects.toThrow(
      /permission denied|must be owner|must be able/,
    )
  })

  it('cannot turn off row security', async () => {
    const rows = inCentre(async (tx) => {
      await sql`set local row_security = off`.execute(tx)
      return tx.selectFrom('room').selectAll().execute()
    })
    await expect(rows).rejects.toThrow(/row-level security/)
  })
})

describe('a transaction', () => {
  it('cannot write when it is read-only', async () => {
    const write = inCentre((tx) => tx.updateTable('room').set({ name: 'x' }).execute(), 'read')
    await expect(write).rejects.toThrow(/read-only/)
  })

  it('commits everything or nothing', async () => {
    const broken = inCentre(async (tx) => {
      await tx.updateTable('room').set({ name: 'Half' }).execute()
      throw new Error('broken')
    })
    await expect(broken).rejects.toThrow('broken')
    expect(await roomsCalled('Half')).toEqual([])
  })

  it('commits all of its last writes, or nothing', async () => {
    const change = (name: string, capacities: Record<string, number>) =>
      inTenant(
        app.db,
        scope('write'),
        async (tx) => {
          await tx.updateTable('room').set({ name }).where('code', '=', 'toddlers').execute()
          return Object.entries(capacities).map(([code, capacity]) =>
            tx.updateTable('room').set({ capacity }).where('code', '=', code).compile(),
          )
        },
        (writes) => writes,
      )
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

  it('is not committed when the error of a failed statement was ignored', async () => {
    const careless = inCentre((tx) =>
      tx
        .updateTable('room')
        .set({ capacity: 9999 })
        .execute()
        .catch(() => undefined),
    )
    await expect(careless).rejects.toThrow('the transaction was not committed')
  })

  it('treats the tenant and person as values, never as SQL', async () => {
    const open = (scope: { tenantId: string; personId: string | null }) =>
      inTenant(app.db, { ...scope, now: world.clock.now(), mode: 'read' }, (tx) =>
        sql`select current_person()`.execute(tx),
      )
    await expect(open({ tenantId: "1'; drop table room; --", personId: null })).rejects.toThrow()
    await expect(open({ tenantId: '100001', personId: "x'; drop table room" })).rejects.toThrow(
      /invalid input syntax for type uuid/,
    )
  })

  it('writes its time and person to every row it changes', async () => {
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
