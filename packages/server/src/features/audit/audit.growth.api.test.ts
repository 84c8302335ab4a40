// Writing and reading the trail costs the same after ten years as after one.
import { makeAuditYears } from '@daybook/server/platform/audit.jobs.ts'
import { openDatabase } from '@daybook/server/platform/database/database.ts'
import { tokenMaker } from '@daybook/server/platform/identity.ts'
import { runJob } from '@daybook/server/platform/jobs.queries.ts'
import { tokenKey } from '@daybook/testkit/codes.ts'
import { openExplainer } from '@daybook/testkit/plans.ts'
import { ownDatabase, type TestDatabase } from '@daybook/testkit/postgres.ts'
import { makeWorld, type World } from '@daybook/testkit/world.ts'
import pg from 'pg'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { type Listener, listener } from '../../../../../tools/bench/statements.ts'

let database: TestDatabase
let world: World
let http: Listener
const tokens = () => tokenMaker(Buffer.from(tokenKey, 'hex'), world.clock)

beforeAll(async () => {
  database = await ownDatabase()
  world = await makeWorld(database)
  const owner = new pg.Client({ connectionString: database.ownerUrl })
  await owner.connect()
  await owner.query('select attach_audit_year(year) from generate_series(2016, 2026) year')
  await owner.query(
    `insert into audit_event (tenant_id, id, at, action)
     select tenant_id, gen_random_uuid(), $1::timestamptz - i * interval '2 hours', 'child.look'
     from centre, generate_series(1, 40000) i`,
    [world.clock.now()],
  )
  await owner.query('vacuum analyze audit_event')
  await owner.end()
  http = await listener({ appUrl: database.appUrl, ...world, tokens: tokens() })
}, 120_000)
afterAll(async () => {
  await http?.close()
  await world?.close()
  await database?.release()
})

async function buffersOf(path: string): Promise<number[]> {
  const { manager } = world.centre
  const token = await tokens().sign({ ...manager, personId: manager.id }, 3600)
  const asked = { method: 'GET' as const, path, token, tenantId: manager.tenantId, body: undefined }
  const explainer = await openExplainer(database.appUrl)
  const readings = await explainer.explain(await http.statementsOf(asked)).finally(explainer.close)
  return readings.filter(({ sql }) => /"?audit_event"?/.test(sql)).map(({ buffers }) => buffers)
}

it('a look at a page, and a page of a week long ago, read neither the other years nor the other entries', async () => {
  const look = await buffersOf(`/api/blade-garden/children/page?id=${world.centre.under2.absent}`)
  const page = await buffersOf('/api/blade-garden/audit/list?from=2019-03-01&until=2019-03-08')
  expect(look.length).toBeGreaterThan(0)
  expect(page.length).toBe(2)
  for (const buffers of [...look, ...page]) expect(buffers).toBeLessThan(25)
})

it('has next year a year before it begins', async () => {
  const { clock } = world
  const { db, close } = openDatabase(database.appUrl, { maxConnections: 1 })
  clock.set('2050-01-01T00:00:00Z')
  for (const tenantId of [world.centre.tenantId, world.administrator.tenantId])
    await runJob({ db, ...world }, makeAuditYears, tenantId, {})
  await close()
  const owner = new pg.Client({ connectionString: database.ownerUrl })
  await owner.connect()
  const { rows } = await owner.query(
    `select relname from pg_class where relispartition and relname in ('audit_event_2050', 'audit_event_2051')
     and relkind = 'r' order by 1`,
  )
  await owner.end()
  expect(rows).toEqual([{ relname: 'audit_event_2050' }, { relname: 'audit_event_2051' }])
})
