// Background jobs. A job is planned in the transaction that causes it and runs in its own transaction. Every job is
// safe to run twice.
import { EventEmitter } from 'node:events'
import type { Socket } from 'node:net'
import { Logger as QueueLogger, run as runQueue, type WorkerEvents } from 'graphile-worker'
import { CompiledQuery, type Kysely } from 'kysely'
import type { Logger } from 'pino'
import type { Clock } from './clock.ts'
import type { Tx } from './database/database.ts'
import { defaultPatience, type Patience } from './database/patience.ts'
import { inTenant } from './database/tenancy.ts'
import type { DB } from './database/types.ts'
import { AppError } from './errors.ts'
import { type CreateId, idsFrom } from './ids.ts'
import {
  clearFailed,
  countJobs,
  type FailingJob,
  failingJobs,
  type JobCounts,
} from './jobs.counts.queries.ts'
import { withoutData } from './jobs.error.ts'
import { startHeartbeat } from './jobs.heartbeat.queries.ts'
import { planPass, type Timetable, takeDay } from './jobs.pass.queries.ts'
import { concurrency, openJobPool } from './jobs.pool.queries.ts'
import { type JobRunner, keepWorking } from './jobs.runner.ts'
import type { NewEvent, Publish } from './live/live.event.ts'
import type { Live } from './live/live.ts'
import { endedWithin } from './within.ts'

export interface JobContext {
  tx: Tx
  tenantId: string
  clock: Clock
  ids: CreateId
  /** Sends open pages the job's events after its commit. */
  publish: Publish
}

export interface Job extends Timetable {
  name: string
  run(context: JobContext, payload: unknown): Promise<void>
}

/** Runs work in a transaction of a tenant: the job's, or the one named. */
export type Transact = <T>(work: (tx: Tx) => Promise<T>, tenantId?: string) => Promise<T>

export interface OutgoingContext extends Pick<JobContext, 'tenantId' | 'clock' | 'ids'> {
  transact: Transact
}

/** A job that talks to other servers. It opens its own short transactions, so that none waits for the network. When it
 *  throws, it is tried again after seconds, minutes and at last hours, 25 times over some days. */
export interface OutgoingJob {
  name: string
  send(context: OutgoingContext, payload: unknown): Promise<void>
}

export type AnyJob = Job | OutgoingJob

export interface JobTiming {
  /** Milliseconds from now. */
  after?: number
  /** Of jobs with this key, one waits. Planned again, it moves to the earlier of both times. One that has started does
   *  not count, because it may have read its facts before this transaction wrote. */
  key?: string
  /** Jobs of one queue run one after the other. */
  queue?: string
  /** Runs before other jobs that are due. */
  isUrgent?: boolean
}

/** What the queue adds to a payload. */
interface Payload {
  /** Missing from the entry that plans the job for all tenants. */
  tenantId?: string
  pass?: true
}

/** The tenant is not for the caller to say: `plan_job` puts the transaction's own there. */
type JobPayload = Record<string, unknown> & { tenantId?: never }

/** Plans a job of this transaction's tenant. If the transaction rolls back, the job is not planned. */
export type PlanJob = (name: string, payload: JobPayload, timing?: JobTiming) => Promise<void>

export function planJobsIn(tx: Tx): PlanJob {
  return async (...asked) => void (await tx.executeQuery(planJob(...asked)))
}

/** The statement that plans a job of its transaction's tenant. */
export function planJob(
  name: string,
  payload: JobPayload,
  { after = 0, key, queue, isUrgent = false }: JobTiming = {},
): CompiledQuery {
  return CompiledQuery.raw(`select plan_job($1, $2::json, $3 * interval '1 millisecond', $4, $5, $6)`, [
    name,
    JSON.stringify(payload),
    after,
    key ?? null,
    queue ?? null,
    isUrgent ? -1 : 0,
  ])
}

/** The queue logs every job, which only helps debugging. Errors matter to everybody. */
const levels = { error: 'error', warning: 'warn', info: 'debug', debug: 'trace' } as const

/** In milliseconds. An outgoing job that takes longer fails and is retried, so that it cannot block its queue. */
const longestSend = 60_000

/** How often it is asked where the time of day of a job has come. */
const dailyPasses = '*/15 * * * *'
const clearing = '51 3 * * *'

export const isOfAll = (job: AnyJob): job is Job =>
  'run' in job && (job.schedule ?? job.daily ?? job.atStart) !== undefined

interface Ground {
  db: Kysely<DB>
  clock: Clock
  ids: CreateId
  sendWithin?: number | undefined
}

/** Runs a job once for a tenant. Returns its events, which are published after the commit, and the place of its
 *  transaction in the order of all. */
export async function runJob(
  { db, clock, ids, sendWithin = longestSend }: Ground,
  job: AnyJob,
  tenantId: string,
  payload: unknown,
): Promise<{ events: NewEvent[]; transaction: string }> {
  const events: NewEvent[] = []
  const publish: Publish = (event) => void events.push(event)
  let transaction = ''
  const onOpen = (order: string) => {
    transaction = order
  }
  const transact: Transact = (work, of = tenantId) =>
    inTenant(db, { tenantId: of, personId: null, now: clock.now(), mode: 'write', onOpen }, work)
  if ('send' in job) await withTimeout(sendWithin, job.send({ tenantId, clock, ids, transact }, payload))
  else
    await transact(async (tx) => {
      if (job.daily && (payload as Payload).pass && !(await takeDay(tx, job, clock.now()))) return
      await job.run({ tx, tenantId, clock, ids, publish }, payload)
    })
  return { events, transaction }
}

async function withTimeout(milliseconds: number, work: Promise<void>): Promise<void> {
  if (!(await endedWithin(milliseconds, work))) throw new Error(`timed out after ${milliseconds} ms`)
  await work
}

export interface Jobs extends JobRunner {
  count(): Promise<JobCounts>
  failing(): Promise<FailingJob[]>
}

/** Starts the worker. It connects as the owner, because the queue belongs to the platform. Each job runs with the
 *  application's role in a transaction of one tenant. */
export async function startJobs(options: {
  jobs: readonly AnyJob[]
  ownerUrl: string
  db: Kysely<DB>
  clock: Clock
  log: Logger
  live: Pick<Live, 'publish'>
  patience?: Patience
  /** Is told of the socket of each connection of the queue. */
  onSocket?: (socket: Socket) => void
  /** Timeout of outgoing jobs in milliseconds. */
  sendWithin?: number
}): Promise<Jobs> {
  const { jobs, ownerUrl, db, clock, log, live, patience = defaultPatience, onSocket, sendWithin } = options
  const ground = { db, clock, ids: idsFrom(clock), sendWithin }
  const runFor = async (job: AnyJob, tenantId: string, payload: unknown) => {
    const { events, transaction } = await runJob(ground, job, tenantId, payload)
    live.publish(tenantId, { by: null, pageId: undefined, transaction, answers: undefined }, events)
  }
  const crontab = jobs
    .filter(isOfAll)
    .map(({ name, schedule, daily }) => ({ name, at: schedule ?? (daily && dailyPasses) }))
    .flatMap(({ name, at }) => (at ? [`${at} ${name} ?jobKey=${name}`] : []))
    .concat(`${clearing} clearFailed ?jobKey=clearFailed`)
    .join('\n')
  const run = (job: AnyJob) => async (payload: unknown) => {
    const { tenantId } = payload as Payload
    if (tenantId) return runFor(job, tenantId, payload)
    if (isOfAll(job)) await planPass(pool, job, clock.now())
  }
  const task = (job: AnyJob) => (payload: unknown) =>
    run(job)(payload).catch((error: unknown) => {
      const { tenantId } = payload as Payload
      // What was planned before its centre was deactivated ends here.
      if (error instanceof AppError && error.key === 'CENTRE_DEACTIVATED') return
      const safe = withoutData(error)
      log.error({ job: job.name, tenantId, err: safe })
      throw safe
    })
  const names = jobs.map(({ name }) => name)
  const pool = openJobPool(ownerUrl, patience, log, onSocket)
  const ended = new Set<string>()
  const start = async () => {
    const events: WorkerEvents = new EventEmitter()
    const { track, onEnded } = startHeartbeat(events, pool, ended, log)
    const runner = await runQueue({
      pgPool: pool,
      events,
      concurrency,
      noHandleSignals: true,
      logger: new QueueLogger(() => (level, message) => log[levels[level]]({ jobs: message })),
      crontab,
      taskList: {
        ...Object.fromEntries(jobs.map((job) => [job.name, (payload: unknown) => track(task(job)(payload))])),
        clearFailed: () => clearFailed(pool),
      },
      // The result of a job is sent again when the database does not answer. Without these settings (any value works)
      // the queue does not handle that failure, which ends the process.
      preset: { worker: { completeJobBatchDelay: 0, failJobBatchDelay: 0 } },
    })
    try {
      for (const job of jobs.filter(isOfAll))
        if (job.atStart) await runner.addJob(job.name, {}, { jobKey: job.name })
    } catch (error) {
      // No caller has this runner yet, so nobody else would stop it.
      const stopped = runner.stop().catch(() => undefined)
      void endedWithin(patience.answer, stopped).then(onEnded)
      throw error
    }
    return { runner, onEnded }
  }
  const runner = await keepWorking(start, log, patience.answer).catch(async (error: unknown) => {
    await pool.end()
    throw error
  })
  return {
    count: () => countJobs(pool, names),
    failing: () => failingJobs(pool),
    async stop() {
      await runner.stop()
      await pool.end()
    },
  }
}
