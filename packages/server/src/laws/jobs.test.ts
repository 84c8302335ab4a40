// Law 12: a job for all centres runs for each of them by itself. Where it fails for one, the others have theirs, and that
// one is tried again. Run a second time, it has no further effect.
import { emptyQueue, hurryJobs, waitingJobs } from '@daybook/testkit/queue.ts'
import { type TestServer, testServer } from '@daybook/testkit/server.ts'
import pino from 'pino'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { type Database, openDatabase } from '../platform/database/database.ts'
import { isOfAll, type Job, startJobs } from '../platform/jobs.queries.ts'
import { openReader, type Reader } from './harness.ts'

const centres = ['000000', '100001', '100002']
/** The first of them that has people. */
const failing = '100001'
/** In milliseconds: what runs every job for every centre takes half a minute on a busy machine. */
const ofAllJobs = 120_000

let server: TestServer
let database: Database
let reader: Reader
let jobs: Job[]
beforeAll(async () => {
  server = await testServer()
  database = openDatabase(server.appUrl)
  reader = await openReader(server.ownerUrl)
  jobs = server.jobs.filter(isOfAll)
})
afterAll(async () => {
  await reader.close()
  await database.close()
  await server.close()
})

/** Runs the worker with this job, at start for all centres if so, until it has ended for so many. */
async function work(
  job: Job,
  { atStart, failsFor, ends }: { atStart?: true; failsFor?: string; ends: number },
) {
  const done: string[] = []
  const tried = Promise.withResolvers<void>()
  let tries = 0
  const run: Job['run'] = async (context, payload) => {
    try {
      await job.run(context, payload)
      if (context.tenantId === failsFor) throw new Error('injected')
      done.push(context.tenantId)
    } finally {
      if (++tries === ends) tried.resolve()
    }
  }
  const { clock } = server.world
  const runner = await startJobs({
    jobs: [{ name: job.name, atStart, isUrgent: job.isUrgent, run }],
    ownerUrl: server.ownerUrl,
    db: database.db,
    clock,
    log: pino({ level: 'silent' }),
    live: { publish: () => undefined },
  })
  await tried.promise.finally(runner.stop)
  return done.sort()
}

const entries = async (name: string) =>
  (await waitingJobs(server.ownerUrl)).filter((job) => job.name === name && job.payload.tenantId)

it('finds the jobs', () => {
  expect(jobs.map(({ name }) => name).sort()).toMatchInlineSnapshot(`
    [
      "askAboutForgottenSignOuts",
      "eraseOldReports",
      "forgetActivities",
      "forgetCodes",
      "forgetConversations",
      "forgetFiles",
      "forgetKioskTickets",
      "forgetMails",
      "forgetSignIns",
      "forgetVisitorCodes",
      "makeAuditYears",
      "makeTasksOfTheDay",
      "postBirthdays",
      "purgeKeys",
      "releaseNotices",
      "tellOfBrokenParts",
      "tellOfExpiringCredentials",
      "tellOfExpiringFood",
      "tellOfMilestones",
      "tellOfOrphanTasks",
      "watch",
    ]
  `)
})

it(
  'each has done its work where it fails for one centre, and that one has it at the next try',
  async () => {
    for (const job of jobs) {
      await server.reset()
      await emptyQueue(server.ownerUrl)
      const others = centres.filter((centre) => centre !== failing)
      expect([job.name, await work(job, { atStart: true, failsFor: failing, ends: 3 })]).toEqual([
        job.name,
        others,
      ])
      const left = (await entries(job.name)).filter(({ attempts }) => attempts > 0)
      expect(left).toMatchObject([{ payload: { tenantId: failing }, attempts: 1 }])
      await hurryJobs(server.ownerUrl)
      expect(await work(job, { ends: 1 })).toEqual([failing])
    }
  },
  ofAllJobs,
)

it(
  'each has no further effect when it runs a second time',
  async () => {
    for (const job of jobs) {
      await server.reset()
      // Codes, sessions, keys and cards have expired, and the day is another.
      server.world.clock.pass(400 * 24 * 60)
      for (const centre of centres) await server.run(job, centre)
      const before = await reader.state(failing)
      for (const centre of centres) await server.run(job, centre)
      expect([job.name, await reader.state(failing)]).toEqual([job.name, before])
    }
  },
  ofAllJobs,
)

describe('the question of a job', () => {
  it('is about the centre that asks, in each table that it reads', () => {
    for (const { due = '' } of jobs)
      expect(due.match(/tenant_id = current_tenant\(\)/g)?.length).toBe(due.match(/\b(from|join)\b/g)?.length)
  })

  it('is asked where a job runs more often than once an hour', () => {
    const often = jobs.filter(({ schedule }) => schedule?.startsWith('*'))
    expect(often.filter(({ due }) => due === undefined)).toEqual([])
  })
})
