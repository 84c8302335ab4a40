// What Prometheus reads of one server. No label says who or what for: operations and states are words of the program.
import { livePath } from '@daybook/contract/kernel/live.ts'
import type { FastifyInstance } from 'fastify'
import { Counter, collectDefaultMetrics, Gauge, Histogram, Registry } from 'prom-client'
import type { PoolState } from '../database/database.ts'
import type { DatabaseRoom } from '../http/database.room.ts'
import type { JobCounts } from '../jobs.counts.queries.ts'

declare module 'fastify' {
  interface FastifyContextConfig {
    /** The operation that the route serves, such as `sleep.putToBed`. */
    operation?: string
  }
}

interface Watched {
  pool(): PoolState
  /** Undefined where no jobs run. Rejects while the database is away. */
  jobs: (() => Promise<JobCounts>) | undefined
  streams(): number
  /** Whether live events are heard. */
  isLive(): boolean
  /** Whether the newest backup can be used; undefined where none are made. */
  hasBackup(): boolean | undefined
}

export interface Metrics {
  registry: Registry
  /** Says what the gauges read, once it is there. */
  watch(watched: Watched): void
  backupMade(at: Date): void
  backupFailed(): void
}

/** From a quick read to the longest time that a request may take. */
const buckets = [0.005, 0.01, 0.025, 0.05, 0.1, 0.25, 0.5, 1, 2.5, 5, 10, 30, 60]

/** Counts the requests of `http`. Call it before routes are added. */
export function collectMetrics(http: FastifyInstance, room: Pick<DatabaseRoom, 'isFull'>): Metrics {
  const registry = new Registry()
  const registers = [registry]
  collectDefaultMetrics({ register: registry })
  const requests = new Counter({
    name: 'daybook_requests_total',
    help: 'Requests answered, by operation and HTTP status.',
    labelNames: ['operation', 'status'],
    registers,
  })
  const durations = new Histogram({
    name: 'daybook_request_seconds',
    help: 'How long requests took, by operation. Live streams are not among them.',
    labelNames: ['operation'],
    buckets,
    registers,
  })
  const made = new Gauge({
    name: 'daybook_backup_last_success_seconds',
    help: 'When the last scheduled backup was made, in seconds since 1970.',
    registers,
  })
  const failed = new Counter({
    name: 'daybook_backup_failures_total',
    help: 'Scheduled backups that failed since the start.',
    registers,
  })
  new Gauge({
    name: 'daybook_database_full',
    help: 'Whether the database has refused a write for want of room and none has succeeded since.',
    registers,
    collect() {
      this.set(room.isFull() ? 1 : 0)
    },
  })
  http.addHook('onResponse', (request, reply, done) => {
    const { config, url } = request.routeOptions
    // An address of no route is a stranger's text.
    const operation = config.operation ?? url ?? 'none'
    requests.inc({ operation, status: reply.statusCode })
    // A stream stays open for minutes.
    if (url !== livePath) durations.observe({ operation }, reply.elapsedTime / 1000)
    done()
  })
  return {
    registry,
    watch: (watched) => watch(registers, watched),
    backupMade: (at) => made.set(at.getTime() / 1000),
    backupFailed: () => failed.inc(),
  }
}

function watch(registers: Registry[], { pool, jobs, streams, isLive, hasBackup }: Watched): void {
  new Gauge({
    name: 'daybook_pool_connections',
    help: 'Database connections of the application, and requests that wait for one.',
    labelNames: ['state'],
    registers,
    collect() {
      for (const [state, count] of Object.entries(pool())) this.set({ state }, count)
    },
  })
  new Gauge({
    name: 'daybook_streams_open',
    help: 'Pages that listen for live events.',
    registers,
    collect() {
      this.set(streams())
    },
  })
  new Gauge({
    name: 'daybook_live_up',
    help: 'Whether live events are heard from the database.',
    registers,
    collect() {
      this.set(isLive() ? 1 : 0)
    },
  })
  new Gauge({
    name: 'daybook_backup_usable',
    help: 'Whether the newest backup was restored when it was made and had all rows and files. Absent without backups.',
    registers,
    collect() {
      const has = hasBackup()
      if (has === undefined) this.remove()
      else this.set(has ? 1 : 0)
    },
  })
  if (jobs) watchJobs(registers, jobs)
}

function watchJobs(registers: Registry[], jobs: () => Promise<JobCounts>): void {
  const mails = new Gauge({
    name: 'daybook_mails_waiting',
    help: 'Mails that have not been handed to the mail server yet.',
    registers,
  })
  const late = new Gauge({
    name: 'daybook_jobs_late_seconds',
    help: 'How long the oldest due background job, other than mail, has waited for a worker.',
    registers,
  })
  const failing = new Gauge({
    name: 'daybook_jobs_failing',
    help: 'Background jobs whose last try failed, by job.',
    labelNames: ['job'],
    registers,
  })
  const oldest = new Gauge({
    name: 'daybook_jobs_failing_seconds',
    help: 'How long ago the oldest of them was planned, by job.',
    labelNames: ['job'],
    registers,
  })
  const up = new Gauge({ name: 'daybook_database_up', help: 'Whether the database answers.', registers })
  new Gauge({
    name: 'daybook_jobs',
    help: 'Background jobs: waiting for their time, running, retrying after a failure, failed for good.',
    labelNames: ['state'],
    registers,
    async collect() {
      const counts = await jobs().catch(() => undefined)
      up.set(counts ? 1 : 0)
      // What nobody knows is left out.
      if (!counts) return this.reset()
      for (const [state, count] of Object.entries(counts.states)) this.set({ state }, count)
      mails.set(counts.mails)
      late.set(counts.late)
      failing.reset()
      oldest.reset()
      for (const { job, count, seconds } of counts.failing) {
        failing.set({ job }, count)
        oldest.set({ job }, seconds)
      }
    },
  })
}
