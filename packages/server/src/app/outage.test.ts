// The database goes away or falls silent, and comes back. Requests are refused with 503 and then work again, without a
// restart.
import { openLive } from '@daybook/testkit/live.ts'
import { probe, probeRoutes } from '@daybook/testkit/probe.ts'
import { databaseRelay, type Relay } from '@daybook/testkit/relay.ts'
import { type TestServer, testServer } from '@daybook/testkit/server.ts'
import pg from 'pg'
import pino from 'pino'
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, it } from 'vitest'
import { startTestPostgres } from '../../../../tools/test-database.ts'
import { openDatabase } from '../platform/database/database.ts'
import type { Patience } from '../platform/database/patience.ts'
import { type Job, startJobs } from '../platform/jobs.queries.ts'
import type { RunningServer } from './server.ts'

/** So short that a silent database is noticed while a test waits. */
const patience = { connection: 1000, idleTransaction: 1500, statement: 2500, answer: 3000 }

let postgres: Awaited<ReturnType<typeof startTestPostgres>>
beforeAll(async () => {
  postgres = await startTestPostgres()
})
afterAll(() => postgres.stop())

let base: TestServer
let relay: Relay
let server: RunningServer
beforeEach(async () => {
  base = await testServer({ routes: probeRoutes, template: postgres.template })
  relay = await databaseRelay(base.ownerUrl)
  server = await throughRelay()
})

function throughRelay(more: { patience?: Patience } = {}): Promise<RunningServer> {
  const { ownerUrl, appUrl } = base
  return base.another({ ownerUrl: relay.url(ownerUrl), appUrl: relay.url(appUrl), ...more })
}

afterEach(async () => {
  await base.close()
  await relay.close()
})

const read = () =>
  base.as(base.world.centre.manager, server.url).call(probe, 'read', { id: base.world.ids() })

/** Repeats the request until the answer has this status. */
async function until<T extends { status: number }>(status: number, ask: () => Promise<T>): Promise<T> {
  for (;;) {
    const answer = await ask()
    if (answer.status === status) return answer
    expect([200, 503]).toContain(answer.status)
  }
}

async function asOwner<T>(work: (client: pg.Client) => Promise<T>): Promise<T> {
  const client = new pg.Client({ connectionString: base.ownerUrl })
  await client.connect()
  try {
    return await work(client)
  } finally {
    await client.end()
  }
}

describe('while the database is gone', () => {
  it('every call is answered with 503 and Retry-After, in the envelope', async () => {
    expect((await read()).status).toBe(200)
    await relay.cut()
    expect(await read()).toMatchObject({
      status: 503,
      error: 'UNAVAILABLE',
      body: { code: 503, success: false, data: null },
    })
    const health = await fetch(`${server.url}/api/health`)
    expect(health.status).toBe(503)
    expect(Number(health.headers.get('retry-after'))).toBeGreaterThan(0)
    expect((await fetch(`${server.url}/readyz`)).status).toBe(503)
    // It lives, and nothing would be better after a restart.
    expect((await fetch(`${server.url}/healthz`)).status).toBe(200)
  })

  it('calls work again when it is back', async () => {
    await relay.cut()
    await until(503, read)
    await relay.restore()
    await until(200, read)
    expect((await fetch(`${server.url}/api/health`)).status).toBe(200)
  })

  it('running requests are answered with 503 and rolled back', async () => {
    const id = base.world.ids()
    await asOwner(async (owner) => {
      // The lock keeps the write waiting until its connection is cut.
      await owner.query('begin; lock table room in exclusive mode')
      const manager = base.as(base.world.centre.manager, server.url)
      const answer = manager.call(probe, 'addRoom', { id, name: 'Cut' })
      // pg_stat_activity does not change within a transaction, so another connection reads it.
      await asOwner(async (another) => {
        const cut = `select pg_terminate_backend(pid) from pg_stat_activity
          where datname = current_database() and wait_event_type = 'Lock'`
        while ((await another.query(cut)).rowCount === 0);
      })
      expect(await answer).toMatchObject({ status: 503, error: 'UNAVAILABLE' })
      await owner.query('rollback')
      expect((await owner.query('select from room where id = $1', [id])).rowCount).toBe(0)
    })
  })
})

it('pages can listen again when the database is back', async () => {
  await relay.cut()
  await until(503, read)
  await relay.restore()
  const token = await base.tokenOf(base.world.centre.manager)
  const listen = async () => {
    const { response, close } = await openLive(server.url, { token })
    await close()
    return response
  }
  await until(200, listen)
})

it('a server that does not hear its own notifications says so, and goes on working', async () => {
  await server.close()
  relay.deafen()
  server = await throughRelay()
  const health = async (): Promise<unknown> => (await fetch(`${server.url}/readyz`)).json()
  expect(await health()).toMatchObject({ code: 200, data: { live: 'closed' } })
  expect((await read()).status).toBe(200)
  const token = await base.tokenOf(base.world.centre.manager)
  const { response, close } = await openLive(server.url, { token })
  await close()
  expect(response.status).toBe(503)
})

it('a server that is about to close works on, and takes itself out of a proxy first', async () => {
  const { config, ownerUrl, appUrl } = base
  const leaving = await base.another({ ownerUrl, appUrl, config: { ...config, drainSeconds: 0.5 } })
  const ready = async () => (await fetch(`${leaving.url}/readyz`)).status
  expect(await ready()).toBe(200)
  const closed = leaving.close()
  expect(await ready()).toBe(503)
  const { manager } = base.world.centre
  const ask = base.as(manager, leaving.url).call(probe, 'read', { id: base.world.ids() })
  expect((await ask).status).toBe(200)
  await closed
  await expect(ready()).rejects.toThrow()
})

describe('while the database is silent', () => {
  beforeEach(async () => {
    server = await throughRelay({ patience })
  })

  it('more requests than there are connections are answered with 503, and work again afterwards', async () => {
    await until(200, read)
    relay.hang()
    const answers = await Promise.all(Array.from({ length: 30 }, read))
    expect(new Set(answers.map(({ status }) => status))).toEqual(new Set([503]))
    await relay.restore()
    const again = await Promise.all(Array.from({ length: 30 }, () => until(200, read)))
    expect(again).toHaveLength(30)
  })

  it('the locks of a request are released, so that it can be sent again', async () => {
    const manager = base.as(base.world.centre.manager, server.url)
    const [id, key] = [base.world.ids(), base.world.ids()]
    const add = () => manager.call(probe, 'addRoom', { id, name: 'Silent' }, { key })
    await asOwner(async (owner) => {
      await owner.query('begin; lock table room in exclusive mode')
      const answer = add()
      await asOwner(async (another) => {
        const waiting = `select from pg_stat_activity
          where datname = current_database() and wait_event_type = 'Lock'`
        while ((await another.query(waiting)).rowCount === 0);
      })
      relay.hang()
      // The insert succeeds now, and its transaction stays open with the lock of its key.
      await owner.query('rollback')
      expect((await answer).status).toBe(503)
    })
    await relay.restore()
    expect((await until(200, add)).data).toEqual({ id, name: 'Silent' })
  })

  it('a request that waits for a lock for too long is answered with 503', async () => {
    await asOwner(async (owner) => {
      await owner.query('begin; lock table room in exclusive mode')
      const manager = base.as(base.world.centre.manager, server.url)
      const answer = await manager.call(probe, 'addRoom', { id: base.world.ids(), name: 'Waits' })
      expect(answer).toMatchObject({ status: 503, error: 'UNAVAILABLE' })
    })
  })
})

it('writes that wait for a locked table leave connections for what only reads', async () => {
  await asOwner(async (owner) => {
    await owner.query('begin; lock table room in exclusive mode')
    const manager = base.as(base.world.centre.manager, server.url)
    const add = (index: number) =>
      manager.call(probe, 'addRoom', { id: base.world.ids(), name: `Room ${index}` })
    const adding = Array.from({ length: 30 }, (_, index) => add(index))
    const first = await Promise.race([read(), ...adding])
    expect(first.status).toBe(200)
    await owner.query('rollback')
    const answers = await Promise.all(adding)
    expect(new Set(answers.map(({ status }) => status))).toEqual(new Set([200]))
  })
})

describe('of jobs, when the database was silent', () => {
  const aboutOf = (payload: unknown) => (payload as { about: string }).about
  const plan = (about: string) =>
    asOwner((owner) =>
      owner.query(
        `select graphile_worker.add_job('note', json_build_object('tenantId', '100001', 'about', $1::text))`,
        [about],
      ),
    )

  /** Runs a worker with this job while the work is done. */
  async function withWorker(run: Job['run'], work: () => Promise<void>): Promise<void> {
    const { db, close } = openDatabase(base.appUrl, { maxConnections: 3 })
    const worker = await startJobs({
      jobs: [{ name: 'note', run }],
      ownerUrl: relay.url(base.ownerUrl),
      db,
      clock: base.world.clock,
      log: pino({ level: 'silent' }),
      live: { publish: () => undefined },
      patience,
    })
    try {
      await work()
    } finally {
      await worker.stop()
      await close()
    }
  }

  it('they run again', async () => {
    const ran: string[] = []
    const run: Job['run'] = async (_context, payload) => void ran.push(aboutOf(payload))
    await withWorker(run, async () => {
      await plan('before')
      await expect.poll(() => ran, { timeout: 20_000 }).toHaveLength(1)
      relay.hang()
      await plan('meanwhile')
      await relay.restore()
      // The result of the first may be lost. Then it runs again, before the other or after it.
      await expect.poll(() => ran, { timeout: 20_000 }).toContain('meanwhile')
    })
  })

  it('they run again when the results of several were lost', async () => {
    const ran: string[] = []
    const timesOf = (about: string) => ran.filter((one) => one === about).length
    const timesRan = () => ['one', 'two', 'three', 'meanwhile'].map(timesOf)
    const allRun = Promise.withResolvers<void>()
    const run: Job['run'] = async (_context, payload) => {
      ran.push(aboutOf(payload))
      if (ran.length === 3) {
        relay.hang()
        allRun.resolve()
      }
      await allRun.promise
    }
    await withWorker(run, async () => {
      for (const about of ['one', 'two', 'three']) await plan(about)
      await allRun.promise
      await plan('meanwhile')
      await relay.restore()
      await expect.poll(timesRan, { timeout: 40_000 }).toEqual([2, 2, 2, 1])
    })
  })
})

it.each(['cut', 'hang'] as const)('a server closes within ten seconds (%s)', async (how) => {
  server = await throughRelay({ patience })
  await until(200, read)
  await relay[how]()
  // Includes a request that is waiting for the database.
  const waiting = read().catch(() => undefined)
  const began = performance.now()
  await server.close()
  expect(performance.now() - began).toBeLessThan(10_000)
  await waiting
})
