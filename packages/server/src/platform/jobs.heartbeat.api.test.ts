import { openWorld } from '@daybook/testkit/openWorld.ts'
import { emptyQueue, waitingJobs } from '@daybook/testkit/queue.ts'
import type pg from 'pg'
import pino from 'pino'
import { afterAll, afterEach, beforeEach, expect, it } from 'vitest'
import { defaultPatience } from './database/patience.ts'
import { inTenant } from './database/tenancy.ts'
import { recordHeartbeat } from './jobs.heartbeat.queries.ts'
import { openJobPool } from './jobs.pool.queries.ts'
import { type Job, planJobsIn, startJobs } from './jobs.queries.ts'

const log = pino({ level: 'silent' })
const { database, world, app, close } = await openWorld()
afterAll(close)
let pool: pg.Pool
beforeEach(async () => {
  await emptyQueue(database.ownerUrl)
  pool = openJobPool(database.ownerUrl, defaultPatience, log)
  await pool.query('delete from job_worker')
})
afterEach(() => pool.end())

const plan = (about: string) =>
  inTenant(app.db, { tenantId: '100001', personId: null, now: world.clock.now(), mode: 'write' }, (tx) =>
    planJobsIn(tx)('push', { about }, { queue: 'push' }),
  )
const waiting = async () => (await waitingJobs(database.ownerUrl)).map(({ payload }) => payload)

/** As a worker takes them: the job, and the queue that sends one after the other. */
const take = (worker: string, ago: string) =>
  pool.query(`
    update graphile_worker._private_jobs set locked_by = '${worker}', locked_at = now() - interval '${ago}';
    update graphile_worker._private_job_queues set locked_by = '${worker}', locked_at = now() - interval '${ago}'`)

const lastSeen = (worker: string, ago: string) =>
  pool.query(`insert into job_worker (name, seen_at) values ($1, now() - $2::interval)`, [worker, ago])

it('a job locked by a killed worker runs again, and its queue goes on', async () => {
  await plan('lost')
  await take('gone', '2 minutes')
  await plan('next')
  const seen: unknown[] = []
  const both = Promise.withResolvers<void>()
  const run: Job['run'] = async (_context, payload) => {
    if (seen.push(payload) === 2) both.resolve()
  }
  const runner = await startJobs({
    jobs: [{ name: 'push', run }],
    ownerUrl: database.ownerUrl,
    db: app.db,
    clock: world.clock,
    log,
    live: { publish: () => undefined },
  })
  await both.promise.finally(runner.stop)
  expect(seen).toMatchObject([{ about: 'lost' }, { about: 'next' }])
})

it.each([
  ['has a heartbeat', '1 minute', '15 seconds', 0],
  ['has had no heartbeat for 20 seconds', '1 minute', '25 seconds', 1],
  ['locked its job a moment ago', '15 seconds', '1 day', 0],
])('releases the locks of a worker that %s, or not', async (_, taken, ago, free) => {
  await plan('sent')
  await take('other', taken)
  await lastSeen('other', ago)
  await recordHeartbeat(pool, 'own')
  expect(await waiting()).toHaveLength(free)
})

it('releases the locks of a worker that has ended at once', async () => {
  await plan('lost')
  await take('ended', '1 second')
  await lastSeen('ended', '1 second')
  await recordHeartbeat(pool, 'own', ['ended'])
  expect(await waiting()).toHaveLength(1)
})

it('a worker keeps its own locks, and old workers are deleted', async () => {
  await plan('own')
  await take('own', '1 hour')
  await lastSeen('own', '1 hour')
  await lastSeen('old', '1 day')
  await recordHeartbeat(pool, 'own')
  expect(await waiting()).toHaveLength(0)
  expect((await pool.query('select name from job_worker')).rows).toEqual([{ name: 'own' }])
})
