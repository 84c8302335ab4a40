// Jobs while the database falls silent and comes back.
import { type TestDatabase, testDatabase } from '@daybook/testkit/postgres.ts'
import { databaseRelay, type Relay } from '@daybook/testkit/relay.ts'
import pg from 'pg'
import pino from 'pino'
import { afterAll, afterEach, beforeAll, beforeEach, expect, it } from 'vitest'
import { startTestPostgres } from '../../../../tools/test-database.ts'
import { systemClock } from './clock.ts'
import { openDatabase } from './database/database.ts'
import { type Job, startJobs } from './jobs.queries.ts'

/** So short that a silent database is noticed while a test waits. */
const patience = { connection: 1000, idleTransaction: 1500, statement: 2500, answer: 3000 }

let postgres: Awaited<ReturnType<typeof startTestPostgres>>
beforeAll(async () => {
  postgres = await startTestPostgres()
})
afterAll(() => postgres.stop())

let database: TestDatabase
let relay: Relay
beforeEach(async () => {
  database = await testDatabase(postgres.template)
  relay = await databaseRelay(database.ownerUrl)
})
afterEach(async () => {
  await relay.close()
  await database.release()
})

const aboutOf = (payload: unknown) => (payload as { about: string }).about
async function plan(about: string): Promise<void> {
  const client = new pg.Client({ connectionString: database.ownerUrl })
  await client.connect()
  const payload = { tenantId: '100001', about }
  await client
    .query(`select graphile_worker.add_job('note', $1::json)`, [payload])
    .finally(() => client.end())
}

/** Runs a worker with this job while the work is done. */
async function withWorker(run: Job['run'], work: () => Promise<void>): Promise<void> {
  const { db, close } = openDatabase(database.appUrl, { maxConnections: 3 })
  const worker = await startJobs({
    jobs: [{ name: 'note', run }],
    ownerUrl: relay.url(database.ownerUrl),
    db,
    clock: systemClock,
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
    await expect.poll(timesRan, { timeout: 90_000 }).toEqual([2, 2, 2, 1])
  })
})
