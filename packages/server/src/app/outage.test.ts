// The database goes away or falls silent, and comes back. Requests are refused with 503 and then work again, without a
// restart.
import { openLive } from '@daybook/testkit/live.ts'
import { probe, probeRoutes } from '@daybook/testkit/probe.ts'
import { databaseRelay, type Relay } from '@daybook/testkit/relay.ts'
import { type TestServer, testServer } from '@daybook/testkit/server.ts'
import pg from 'pg'
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, it } from 'vitest'
import { startTestPostgres } from '../../../../tools/test-database.ts'
import { defaultPatience, type Patience } from '../platform/database/patience.ts'
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

function throughRelay(more: { patience?: Patience; silence?: number } = {}): Promise<RunningServer> {
  const { ownerUrl, appUrl } = base
  return base.another({ ownerUrl: relay.url(ownerUrl), appUrl: relay.url(appUrl), ...more })
}

afterEach(async () => {
  await base.close()
  await relay.close()
})

const read = () =>
  base.as(base.world.centre.manager, server.url).call(probe, 'read', { id: base.world.ids() })

const addRoom = (room: { id: string; name: string }, key?: string) =>
  base.as(base.world.centre.manager, server.url).call(probe, 'addRoom', room, { key })

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

/** Does the work while nothing can be written to `room`, until the owner rolls back. */
const whileLocked = (work: (owner: pg.Client) => Promise<void>) =>
  asOwner(async (owner) => {
    await owner.query('begin; lock table room in exclusive mode')
    await work(owner)
  })

/** Waits until a connection waits for a lock, and runs this on it. pg_stat_activity does not change within a transaction,
 *  so another connection reads it. */
const untilLocked = (select: string) =>
  asOwner(async (another) => {
    const waiting = `pg_stat_activity where datname = current_database() and wait_event_type = 'Lock'`
    while ((await another.query(`${select} from ${waiting}`)).rowCount === 0);
  })

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
    await whileLocked(async (owner) => {
      // The write waits until its connection is cut.
      const answer = addRoom({ id, name: 'Cut' })
      await untilLocked('select pg_terminate_backend(pid)')
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

  it('all connections are given up when it does not answer a short question', async () => {
    server = await throughRelay({ patience: { ...defaultPatience, answer: 90_000 }, silence: 500 })
    // As many connections as the pool has.
    await Promise.all(Array.from({ length: 30 }, read))
    relay.hang()
    const lost = read()
    await relay.restore()
    expect((await lost).status).toBe(503)
    const answers = await Promise.all(Array.from({ length: 30 }, read))
    expect(new Set(answers.map(({ status }) => status))).toEqual(new Set([200]))
  })

  it('the locks of a request are released, so that it can be sent again', async () => {
    const [id, key] = [base.world.ids(), base.world.ids()]
    const add = () => addRoom({ id, name: 'Silent' }, key)
    await whileLocked(async (owner) => {
      const answer = add()
      await untilLocked('select')
      relay.hang()
      // The insert succeeds now, and its transaction stays open with the lock of its key.
      await owner.query('rollback')
      expect((await answer).status).toBe(503)
    })
    await relay.restore()
    expect((await until(200, add)).data).toEqual({ id, name: 'Silent' })
  })

  it('a request that waits for a lock for too long is answered with 503', async () => {
    await whileLocked(async () => {
      expect(await addRoom({ id: base.world.ids(), name: 'Waits' })).toMatchObject({
        status: 503,
        error: 'UNAVAILABLE',
      })
    })
  })
})

it('writes that wait for a locked table leave connections for what only reads', async () => {
  await whileLocked(async (owner) => {
    const adding = Array.from({ length: 30 }, (_, index) =>
      addRoom({ id: base.world.ids(), name: `Room ${index}` }),
    )
    const first = await Promise.race([read(), ...adding])
    expect(first.status).toBe(200)
    await owner.query('rollback')
    const answers = await Promise.all(adding)
    expect(new Set(answers.map(({ status }) => status))).toEqual(new Set([200]))
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
