import { eventName } from '@daybook/contract/kernel/live.ts'
import { openWorld } from '@daybook/testkit/openWorld.ts'
import { emptyQueue, waitingJobs } from '@daybook/testkit/queue.ts'
import { databaseRelay } from '@daybook/testkit/relay.ts'
import pino from 'pino'
import { afterAll, beforeEach, describe, expect, it } from 'vitest'
import type { Tx } from './database/database.ts'
import { defaultPatience } from './database/patience.ts'
import { inTenant } from './database/tenancy.ts'
import { openJobPool } from './jobs.pool.queries.ts'
import {
  type AnyJob,
  type Job,
  type JobContext,
  type OutgoingJob,
  planJobsIn,
  startJobs,
} from './jobs.queries.ts'

const { database, world, app, close } = await openWorld()
afterAll(close)

beforeEach(() => emptyQueue(database.ownerUrl))

interface Seen {
  tenantId: string
  payload: unknown
  rooms: string[]
}

const event = { operation: eventName('room.seen'), to: 'room.read', data: null } as const

/** A job that publishes an event and records what it sees, and a promise for its first completed run. */
function publishingJob(times: number) {
  const seen: Seen[] = []
  const { promise, resolve } = Promise.withResolvers<Seen[]>()
  const run = async ({ tx, tenantId, publish }: JobContext, payload: unknown) => {
    publish(event)
    const rooms = await tx.selectFrom('room').select('tenantId').execute()
    seen.push({ tenantId, payload, rooms: [...new Set(rooms.map((room) => room.tenantId))] })
    if (seen.length === times) resolve(seen)
  }
  return { job: { name: 'publish', run } satisfies Job, seen: promise }
}

const plan = (tenantId: string, payload: Record<string, unknown>) =>
  inTenant(app.db, { tenantId, personId: null, now: world.clock.now(), mode: 'write' }, (tx) =>
    planJobsIn(tx)('publish', payload),
  )

/** Events that the worker has published, by centre. */
const published: [string, unknown][] = []
const live = {
  publish: (tenantId: string, _: unknown, events: readonly unknown[]) =>
    void published.push([tenantId, events]),
}

async function withWorker<T>(job: AnyJob, work: () => Promise<T>, ownerUrl = database.ownerUrl): Promise<T> {
  const { clock } = world
  const log = pino({ level: 'silent' })
  const runner = await startJobs({
    jobs: [job],
    ownerUrl,
    db: app.db,
    clock,
    log,
    live,
    sendWithin: 300,
  })
  try {
    return await work()
  } finally {
    await runner.stop()
  }
}

it('runs for the centre that planned it, and sees only that centre', async () => {
  const { job, seen } = publishingJob(1)
  await plan('100002', { about: 'x' })
  expect(await withWorker(job, () => seen)).toEqual([
    { tenantId: '100002', payload: { about: 'x', tenantId: '100002' }, rooms: ['100002'] },
  ])
})

it('is dropped when its centre has been deactivated meanwhile', async () => {
  const { job, seen } = publishingJob(1)
  await plan('100002', { about: 'left' })
  const deactivate = (deactivatedAt: string | null) =>
    world.build('100001', (_, tx) =>
      tx.updateTable('centre').set({ deactivatedAt }).where('tenantId', '=', '100002').execute(),
    )
  await deactivate(world.clock.now().toISOString())
  await plan('100001', { about: 'stays' })
  expect(await withWorker(job, () => seen)).toMatchObject([{ tenantId: '100001' }])
  expect(await waitingJobs(database.ownerUrl)).toEqual([])
  await deactivate(null)
})

it('publishes to the pages of that centre after it has finished', async () => {
  published.length = 0
  const { job, seen } = publishingJob(1)
  await plan('100002', {})
  await withWorker(job, () => seen)
  expect(published).toEqual([['100002', [event]]])
})

it('cannot be planned for a centre other than the transaction’s', async () => {
  const { job, seen } = publishingJob(1)
  await plan('100001', { tenantId: '100002' })
  expect((await withWorker(job, () => seen)).map((one) => one.tenantId)).toEqual(['100001'])
})

it('survives a connection that the queue releases twice', async () => {
  const pool = openJobPool(database.ownerUrl, defaultPatience, pino({ level: 'silent' }))
  const released = new Promise<void>((resolve, reject) => {
    pool.connect((error, _client, release) => {
      if (error) return reject(error)
      release()
      release()
      resolve()
    })
  })
  await released
  expect(pool.idleCount).toBe(1)
  await pool.end()
})

it('does not hold up its queue when the other server never answers', async () => {
  const sent = Promise.withResolvers<unknown>()
  const send: OutgoingJob['send'] = async (_context, payload) => {
    const { about } = payload as { about: string }
    if (about === 'silent') await new Promise(() => undefined)
    else sent.resolve(about)
  }
  for (const about of ['silent', 'next'])
    await inTenant(
      app.db,
      { tenantId: '100001', personId: null, now: world.clock.now(), mode: 'write' },
      (tx) => planJobsIn(tx)('publish', { about }, { queue: 'push' }),
    )
  expect(await withWorker({ name: 'publish', send }, () => sent.promise)).toBe('next')
  const [left] = await waitingJobs(database.ownerUrl)
  expect(left).toMatchObject({ payload: { about: 'silent' }, attempts: 1 })
})

it('resumes when the database is back', async () => {
  const relay = await databaseRelay(database.ownerUrl)
  const seen = { before: Promise.withResolvers<void>(), meanwhile: Promise.withResolvers<void>() }
  const run: Job['run'] = async (_context, payload) =>
    seen[(payload as { about: keyof typeof seen }).about].resolve()
  const work = async () => {
    await plan('100001', { about: 'before' })
    await seen.before.promise
    await relay.cut()
    await plan('100001', { about: 'meanwhile' })
    await relay.restore()
    // The worker may have taken it and not heard so, or the result of the first may be lost, which then runs again.
    await seen.meanwhile.promise
  }
  await withWorker({ name: 'publish', run }, work, relay.url(database.ownerUrl)).finally(relay.close)
})

it('recovers when the database is lost while the worker starts', async () => {
  const relay = await databaseRelay(database.ownerUrl)
  const { job, seen } = publishingJob(1)
  const work = async () => {
    await relay.cut()
    await plan('100001', { about: 'meanwhile' })
    await relay.restore()
    return seen
  }
  const runs = await withWorker(job, work, relay.url(database.ownerUrl)).finally(relay.close)
  expect(runs).toMatchObject([{ payload: { about: 'meanwhile' } }])
})

describe('of jobs with a key', () => {
  const minute = 60_000
  const keyed = (tx: Tx, minutes: number) =>
    planJobsIn(tx)('keyed', {}, { key: 'next', after: minutes * minute })
  const write = <T>(work: (tx: Tx) => Promise<T>) =>
    inTenant(app.db, { tenantId: '100001', personId: null, now: world.clock.now(), mode: 'write' }, work)
  const waiting = async () =>
    (await waitingJobs(database.ownerUrl))
      .filter(({ name }) => name === 'keyed')
      .map(({ dueIn }) => Math.round(dueIn))

  it('one waits, for the earlier of both times', async () => {
    for (const [minutes, due] of [
      [60, 60],
      [15, 15],
      [30, 15],
    ] as const) {
      await write((tx) => keyed(tx, minutes))
      expect(await waiting()).toEqual([due])
    }
  })

  it.each([
    [5, 20],
    [20, 5],
  ])('one waits for the earlier time after two transactions at once, %i and %i', async (first, second) => {
    const isPlanned = Promise.withResolvers<void>()
    const mayEnd = Promise.withResolvers<void>()
    const one = write(async (tx) => {
      await keyed(tx, first)
      isPlanned.resolve()
      await mayEnd.promise
    })
    await isPlanned.promise
    const other = write((tx) => keyed(tx, second))
    mayEnd.resolve()
    await Promise.all([one, other])
    expect(await waiting()).toEqual([5])
  })

  it('another waits when the first has started', async () => {
    await write((tx) => keyed(tx, 0))
    for (const job of await waitingJobs(database.ownerUrl)) await job.start()
    await write((tx) => keyed(tx, 10))
    expect(await waiting()).toEqual([10])
  })

  it('none waits when the transaction is rolled back', async () => {
    const failing = write(async (tx) => {
      await keyed(tx, 0)
      throw new Error('undone')
    })
    await expect(failing).rejects.toThrow('undone')
    expect(await waiting()).toEqual([])
  })
})
