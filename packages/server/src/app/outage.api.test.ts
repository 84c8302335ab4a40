// The database goes away and comes back. Requests are refused with 503 and then work again, without a restart.
import { openLive } from '@daybook/testkit/live.ts'
import { probe, probeRoutes } from '@daybook/testkit/probe.ts'
import { databaseRelay, type Relay } from '@daybook/testkit/relay.ts'
import { type TestServer, testServer } from '@daybook/testkit/server.ts'
import pg from 'pg'
import { afterEach, beforeEach, describe, expect, it } from 'vitest'
import type { RunningServer } from './server.ts'

let base: TestServer
let relay: Relay
let server: RunningServer
beforeEach(async () => {
  base = await testServer({ routes: probeRoutes })
  relay = await databaseRelay(base.ownerUrl)
  const { ownerUrl, appUrl } = base
  server = await base.another({ ownerUrl: relay.url(ownerUrl), appUrl: relay.url(appUrl) })
})
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

it('a server closes within ten seconds when its database is gone', async () => {
  expect((await read()).status).toBe(200)
  await relay.cut()
  // Includes a request that is waiting for the database.
  const waiting = read().catch(() => undefined)
  const began = performance.now()
  await server.close()
  expect(performance.now() - began).toBeLessThan(10_000)
  await waiting
})
