import { openWorld } from '@daybook/testkit/openWorld.ts'
import { emptyQueue, waitingJobs } from '@daybook/testkit/queue.ts'
import { sql } from 'kysely'
import pg from 'pg'
import { afterAll, beforeEach, describe, expect, it } from 'vitest'
import { clearFailed, countJobs, failingJobs } from './jobs.counts.queries.ts'
import { withoutData } from './jobs.error.ts'
import { planPass } from './jobs.pass.queries.ts'
import { type Job, runJob } from './jobs.queries.ts'

const centres = ['000000', '100001', '100002']

const { database, world, app, close } = await openWorld()
afterAll(close)
const pool = new pg.Pool({ connectionString: database.ownerUrl, max: 2 })
beforeEach(async () => {
  await world.reset()
  await emptyQueue(database.ownerUrl)
})
afterAll(() => pool.end())

/** A job that notes when and for whom it runs. */
function noting(about: Partial<Job> = {}) {
  const ran: string[] = []
  const run: Job['run'] = async ({ tenantId }) => void ran.push(tenantId)
  return { ran, job: Object.assign({ name: 'noting', run }, about) }
}

const pass = (job: Job) => planPass(pool, job, world.clock.now())
const waiting = () => waitingJobs(database.ownerUrl)
const planned = async () => (await waiting()).map(({ payload }) => payload.tenantId)

/** Runs what waits, as the worker does. */
async function work(job: Job): Promise<void> {
  const ground = { db: app.db, clock: world.clock, ids: world.ids }
  for (const { payload, done } of await waiting()) {
    await runJob(ground, job, payload.tenantId, payload)
    await done()
  }
}

const deactivate = (tenantId: string) =>
  world.build(tenantId, (_, tx) =>
    tx
      .updateTable('centre')
      .set({ deactivatedAt: '2026-03-01T00:00:00Z' })
      .where('tenantId', '=', tenantId)
      .execute(),
  )

const inZone = (tenantId: string, timeZone: string) =>
  world.build(tenantId, (_, tx) =>
    tx.updateTable('centre').set({ timeZone }).where('tenantId', '=', tenantId).execute(),
  )

describe('a pass', () => {
  it.each([undefined, 'true'])('plans nothing for a centre that has left (where: %s)', async (due) => {
    await deactivate('100002')
    await pass(noting(due ? { due } : {}).job)
    expect((await planned()).toSorted()).toEqual(['000000', '100001'])
  })

  it('plans an entry for each centre, once, also when several servers make it at the same moment', async () => {
    const { job, ran } = noting()
    await Promise.all([pass(job), pass(job), pass(job)])
    expect((await planned()).toSorted()).toEqual(centres)
    await pass(job)
    await work(job)
    expect(ran.toSorted()).toEqual(centres)
  })

  it('plans again for a centre whose entry a killed server holds, and for no other', async () => {
    const { job } = noting()
    await pass(job)
    const held = (await waiting()).find(({ payload }) => payload.tenantId === '100001')
    await held?.start()
    await pass(job)
    expect((await planned()).toSorted()).toEqual(centres)
  })

  it('moves an entry that failed to now and keeps the count of its failures', async () => {
    const { job } = noting()
    await pass(job)
    await pool.query(
      `update graphile_worker._private_jobs set attempts = 3, run_at = now() + interval '1 hour' where key ~ '100001'`,
    )
    await pass(job)
    const all = await waiting()
    expect(all.map(({ attempts }) => attempts)).toEqual([0, 3, 0])
    for (const { dueIn } of all) expect(dueIn).toBeLessThanOrEqual(0)
  })

  it('leaves out centres with nothing due, and keeps one whose question fails', async () => {
    const due = `case current_tenant() when '000000' then 1 / (length(current_tenant()) - 6) = 0 when '100002' then $1 > now() - interval '100 years' end`
    await pass(noting({ due }).job)
    expect((await planned()).toSorted()).toEqual(['000000', '100002'])
  })

  it('asks as each centre', async () => {
    const due = `exists (select from room where tenant_id = current_tenant() and name = 'Under twos')`
    await world.build('100002', (_, tx) =>
      sql`update room set name = 'Other' where tenant_id = '100002'`.execute(tx),
    )
    await pass(noting({ due }).job)
    expect(await planned()).toEqual(['100001'])
  })

  it('plans nothing where nothing is due', async () => {
    await pass(noting({ due: 'false' }).job)
    expect(await planned()).toEqual([])
  })
})

describe('a job of the day', () => {
  const passesAt = async (job: Job, instants: string[]) => {
    for (const at of instants) {
      world.clock.set(at)
      await pass(job)
      await work(job)
    }
  }

  it('runs once for each centre and day, from its time of day in the time zone of the centre', async () => {
    await inZone('100002', 'Australia/Perth')
    const { job, ran } = noting({ daily: '06:00' })
    await passesAt(job, ['2026-11-17T16:59:00Z'])
    expect(ran).toEqual([])
    await passesAt(job, ['2026-11-17T17:00:00Z', '2026-11-17T17:15:00Z'])
    expect(ran.toSorted()).toEqual(['000000', '100001'])
    await passesAt(job, ['2026-11-17T22:00:00Z', '2026-11-18T10:59:00Z', '2026-11-18T11:00:00Z'])
    expect(ran.toSorted()).toEqual(['000000', '100001', '100002'])
    await passesAt(job, ['2026-11-18T17:00:00Z'])
    expect(ran.toSorted()).toEqual(['000000', '000000', '100001', '100001', '100002'])
  })

  it('runs on the day that skips its time', async () => {
    const { job, ran } = noting({ daily: '02:30' })
    const yesterday = '2026-09-25T14:30:00Z'
    await passesAt(job, [yesterday, '2026-09-26T13:59:59Z'])
    expect(ran.toSorted()).toEqual(centres)
    // 03:00, a second later.
    await passesAt(job, ['2026-09-26T14:00:00Z', '2026-09-26T14:15:00Z', '2026-09-27T13:29:00Z'])
    expect(ran.toSorted()).toEqual([...centres, ...centres].sort())
  })

  it('runs once on the day that has its time twice', async () => {
    const { job, ran } = noting({ daily: '02:30' })
    await passesAt(job, ['2027-04-03T13:30:00Z', '2027-04-03T14:00:00Z', '2027-04-03T14:30:00Z'])
    expect(ran.toSorted()).toEqual(centres)
  })

  it('has its day back when it fails', async () => {
    const { job, ran } = noting({ daily: '06:00' })
    const failing: Job = { name: job.name, daily: '06:00', run: () => Promise.reject(new Error('no')) }
    await pass(failing)
    await expect(work(failing)).rejects.toThrow('no')
    await work(job)
    expect(ran.toSorted()).toEqual(centres)
  })

  it('runs whenever it is planned by its centre', async () => {
    const { job, ran } = noting({ daily: '06:00' })
    const ground = { db: app.db, clock: world.clock, ids: world.ids }
    for (let run = 0; run < 2; run++) await runJob(ground, job, '100001', {})
    expect(ran).toEqual(['100001', '100001'])
  })
})

describe('jobs that fail', () => {
  const failed = (hours: number, tries: number) =>
    pool.query(
      `update graphile_worker._private_jobs set attempts = $2, max_attempts = 25, last_error = 'DatabaseError 23505',
        created_at = now() - $1 * interval '1 hour', run_at = now() - $1 * interval '1 hour' where key ~ '100001'`,
      [hours, tries],
    )

  it('are listed by centre and counted by job', async () => {
    await pass(noting().job)
    await failed(2, 4)
    expect(await failingJobs(pool)).toMatchObject([
      { job: 'noting', tenantId: '100001', tries: 4, error: 'DatabaseError 23505' },
    ])
    const { states, failing } = await countJobs(pool, ['noting'])
    expect(states).toEqual({ waiting: 2, running: 0, retrying: 1, failed: 0 })
    expect(failing).toMatchObject([{ job: 'noting', count: 1 }])
    expect(failing[0]?.seconds).toBeGreaterThanOrEqual(7200)
  })

  it.each([
    [29 * 24, 1],
    [31 * 24, 0],
  ])('for good are kept for 30 days, after %i hours %i', async (hours, kept) => {
    await pass(noting().job)
    await failed(hours, 25)
    await clearFailed(pool)
    expect((await countJobs(pool, ['noting'])).states).toMatchObject({ waiting: 2, failed: kept })
  })

  it.each([
    ['is due and no worker takes', '', ['noting'], 7200],
    ['a worker has taken', `locked_at = now(), locked_by = 'one'`, ['noting'], 0],
    ['has failed for good', 'attempts = max_attempts', ['noting'], 0],
    ['comes later', `run_at = now() + interval '1 hour'`, ['noting'], 0],
    ['is of an earlier version', '', ['another'], 0],
  ])('are late by what %s', async (_, set, known, least) => {
    await pass(noting().job)
    await pool.query(`update graphile_worker._private_jobs set run_at = now() - interval '2 hours'`)
    if (set) await pool.query(`update graphile_worker._private_jobs set ${set}`)
    const { late } = await countJobs(pool, known)
    expect(late).toBeGreaterThanOrEqual(least)
    expect(late).toBeLessThan(least + 600)
  })

  it('leave no data in the queue and the log', async () => {
    const insert = world.build('100001', (_, tx) =>
      sql`insert into room (id, name) values (gen_random_uuid(), ${'Aroha '.repeat(100)})`.execute(tx),
    )
    const error = withoutData(await insert.catch((thrown: unknown) => thrown))
    expect(error.message).toMatch(/^DatabaseError 2\w{4} /)
    expect(`${error.message}${error.stack}`).not.toContain('Aroha')
    expect(withoutData('Aroha').message).toBe('Thrown')
  })
})
