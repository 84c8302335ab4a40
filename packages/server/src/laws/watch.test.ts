// Law 11: after any operation, whoever is watched has a job that runs by the time that their next look is missed. Every
// operation that may write is called in a centre with a sleeping child and a child after a bump to the head; the
// transitions that operations make together are in features/watch/watch.api.test.ts.
import { rightsOf } from '@daybook/contract/kernel/rights.ts'
import { minutesAgo } from '@daybook/testkit/nappies.ts'
import { emptyQueue, waitingJobs } from '@daybook/testkit/queue.ts'
import { makeReport } from '@daybook/testkit/reports.ts'
import { type TestServer, testServer } from '@daybook/testkit/server.ts'
import type { Person, World } from '@daybook/testkit/world.ts'
import pg from 'pg'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { watches } from '../app/features.generated.ts'
import type { Watch } from '../features/watch/index.ts'
import { tableOf } from '../platform/database/atCommit.ts'
import { type Database, openDatabase } from '../platform/database/database.ts'
import { inTenant } from '../platform/database/tenancy.ts'
import type { Route } from '../platform/implement.ts'
import type { Job } from '../platform/jobs.queries.ts'
import { call, nameOf, routes, sampleOf, signedIn } from './harness.ts'

const all: [string, Watch][] = Object.entries(watches)
const writing = routes.filter(({ mode }) => mode === 'write')

let server: TestServer
let database: Database
let owner: pg.Client
/** What the facts of the watches were read with. */
const statements: string[] = []
beforeAll(async () => {
  server = await testServer()
  owner = new pg.Client({ connectionString: server.ownerUrl })
  await owner.connect()
  database = openDatabase(server.appUrl, {
    maxConnections: 1,
    log: ({ query }) => void statements.push(query.sql),
  })
})
afterAll(async () => {
  await database.close()
  await owner.end()
  await server.close()
})

/** The next looks of the centre by kind of watch, as its jobs would see them. */
async function looksNow() {
  const { clock, centre } = server.world
  const scope = { tenantId: centre.tenantId, personId: null, now: clock.now(), mode: 'read' } as const
  return inTenant(database.db, scope, (tx) =>
    Promise.all(all.map(async ([of, watch]) => ({ of, looks: await watch.looks({ tx, clock }) }))),
  )
}

/** In how many minutes the centre's job for this kind of watch runs. */
async function dueIn(of: string): Promise<number | undefined> {
  const jobs = await waitingJobs(owner)
  const { tenantId } = server.world.centre
  return jobs.find(
    ({ name, payload }) => name === 'watch' && payload.tenantId === tenantId && payload.of === of,
  )?.dueIn
}

/** A child who fell asleep five minutes ago, and children who bumped their heads ten minutes ago, among them those whom
 *  samples sign out. */
async function makeWatched(world: World): Promise<void> {
  const { centre, build } = world
  const [sleeper = '', ...hurt] = centre.toddlers.present
  await build(centre.tenantId, (make) =>
    make.careRecord(sleeper, centre.toddlers.id, centre.teacher.id, {
      kind: 'sleep',
      occurredAt: minutesAgo(9),
      recordedAt: minutesAgo(9),
      detail: JSON.stringify({ asleepAt: minutesAgo(5), upAt: null, checkInterval: 10 }),
    }),
  )
  for (const childId of [...hurt, ...centre.under2.present])
    await makeReport(world, 'incident', { childId, occurredAt: minutesAgo(10) })
}

/** Who may do it: our manager, the tablet or the administrator. */
function personWho({ can }: Route, world: World): Person | undefined {
  if (can === 'public' || can === 'client') return undefined
  const manager: readonly string[] = ['session', 'staff', ...rightsOf(['teacher', 'manager'])]
  if (can === 'kiosk.use') return world.centre.tablet
  return manager.includes(can) ? world.centre.manager : world.administrator
}

/** Operations after which something else is watched, or at another time. */
const changing: string[] = []

describe.each(writing.map((route) => [nameOf(route), route] as const))('%s', (name, route) => {
  it('leaves whoever is watched with a job in time', async () => {
    await server.reset()
    const { world } = server
    const input = await sampleOf(route, world)
    await makeWatched(world)
    const person = personWho(route, world)
    const sender = person && (await signedIn(world, person))
    await emptyQueue(owner)
    const job = server.jobs.find((one): one is Job => one.name === 'watch')
    if (job) await server.run(job, world.centre.tenantId)
    const before = await looksNow()
    expect(before.flatMap(({ looks }) => looks).length).toBeGreaterThanOrEqual(2)

    const { status } = await call(server, route, sender, input)
    expect(status).toBeLessThan(500)

    const after = await looksNow()
    const now = world.clock.now().getTime()
    for (const [i, { of, looks }] of after.entries()) {
      const minutes =
        Math.min(...looks.filter((look) => !look.isMissed).map((look) => look.missedAt - now)) / 60_000
      const isOther = JSON.stringify(looks) !== JSON.stringify(before[i]?.looks)
      if (isOther) changing.push(name)
      // A second is what the job waits for further writes.
      const latest = isOther ? 0 : minutes
      if (latest !== Number.POSITIVE_INFINITY)
        expect(await dueIn(of), `the job of ${of}`).toBeLessThanOrEqual(latest + 1.5 / 60)
    }
  })
})

it('has called operations that change who is watched', () => {
  expect(writing.length).toBeGreaterThan(150)
  expect([...new Set(changing)].sort()).toMatchInlineSnapshot(`
    [
      "aftercare.look",
      "attendance.signOut",
      "headCount.explain",
      "headCount.mark",
      "headCount.start",
      "incident.confirm",
      "incident.submit",
      "medicinePlan.confirmToday",
      "medicinePlan.countDoses",
      "medicinePlan.endAuthority",
      "medicinePlan.give",
      "medicinePlan.submitAuthority",
      "ratio.moveChildren",
      "ratio.resume",
      "sleep.checkSleeper",
      "sleep.fallAsleep",
      "sleep.settleCheckTime",
      "sleep.undoCheck",
      "sleep.undoStep",
      "sleep.wakeUp",
    ]
  `)
})

/** The tables that a statement reads, without what it names itself: `with "certificate" as (…)`. */
function tablesIn(text: string): string[] {
  const own = [...text.matchAll(/\bwith\s+"?(\w+)"?\s+as\b/g)].map(([, name]) => name)
  const read = [...text.matchAll(/\b(?:from|join)\s+(?!lateral)"?(\w+)"?/g)].map(([, table = '']) => table)
  return read.filter((table) => !own.includes(table))
}

describe('a watch', () => {
  it('names every table that its facts are read from', async () => {
    await server.reset()
    await makeWatched(server.world)
    for (const [, watch] of all) {
      statements.length = 0
      const { clock, centre } = server.world
      const scope = { tenantId: centre.tenantId, personId: null, now: clock.now(), mode: 'read' } as const
      await inTenant(database.db, scope, (tx) => watch.looks({ tx, clock }))
      const read = statements.flatMap(tablesIn)
      const named = [...watch.tables.map(tableOf), ...(watch.keeps ? [watch.keeps] : [])]
      expect(named.sort()).toEqual([...new Set(read)].sort())
      for (const one of watch.tables)
        if (typeof one === 'object')
          for (const text of statements.filter((text) => tablesIn(text).includes(one.table)))
            expect(text).toMatch(new RegExp(`\\bkind = '(${one.kinds.join('|')})'`))
    }
  })

  // A connection finds writes in the text of statements, where it does not see what the database does by itself.
  it('reads no table that the database itself writes, but where that makes no look due earlier', async () => {
    const tables = [...new Set(all.flatMap(([, watch]) => watch.tables.map(tableOf)))]
    const { rows } = await owner.query<{ name: string }>(
      `select p.proname as name from pg_proc p
        where p.pronamespace = 'public'::regnamespace and p.prosrc ~* $1
       union all
       select c.conname from pg_constraint c
        where c.contype = 'f' and c.confdeltype in ('c', 'n', 'd')
          and c.conrelid in (select oid from pg_class where relname = any($2))
       order by 1`,
      [`(insert\\s+into|update|delete\\s+from)\\s+(${tables.join('|')})\\M`, tables],
    )
    expect(rows.map(({ name }) => name)).toEqual([
      // Work of somebody who is removed. The ratio reads `staff` as well, whose change is in the statement.
      'end_work_of_staff',
      // Reports that were kept for years.
      'erase_report',
      // Entries of a new centre.
      'seed_dictionary',
    ])
  })

  it('writes nothing that would plan it again', async () => {
    await server.reset()
    await makeWatched(server.world)
    server.world.clock.pass(60)
    await emptyQueue(owner)
    const job = server.jobs.find((one): one is Job => one.name === 'watch')
    if (job) await server.run(job, server.world.centre.tenantId)
    const jobs = await waitingJobs(owner)
    expect(jobs.filter(({ name }) => name === 'watch')).toEqual([])
  })
})
