// The heartbeat of the queue's workers. A worker locks the job that it takes and that job's queue (mail, push or SMS, each sent
// one at a time). Graphile's worker releases the locks of a killed server after four hours. With a heartbeat, they are
// released after 20 to 25 seconds. An alarm about a sleeping child may be among the jobs.
import { setTimeout as sleep } from 'node:timers/promises'
import type { WorkerEvents } from 'graphile-worker'
import type pg from 'pg'
import type { Logger } from 'pino'

/** In milliseconds. A busy server may miss some heartbeats. */
const interval = 5000
const timeout = `interval '20 seconds'`

/** Servers of an earlier version have no heartbeat, so their locks are released after 20 seconds. Jobs are safe to run
 *  twice. */
const heartbeat = `
  with own as (
    insert into job_worker (name) values ($1) on conflict (name) do update set seen_at = now()
  ), old as (
    delete from job_worker where seen_at < now() - ${timeout} and name <> $1
  )
  select graphile_worker.force_unlock_workers(array_agg(distinct locked_by)) from graphile_worker.jobs
  where locked_by = any($2) or (locked_at < now() - ${timeout} and locked_by <> $1
    and locked_by not in (select name from job_worker where seen_at >= now() - ${timeout}))
  having count(*) > 0`

/** Records the heartbeat of a worker, and releases the locks of workers without one.
 *  @param ended workers that are known to have ended, whose locks are released at once */
export async function recordHeartbeat(
  pool: pg.Pool,
  worker: string,
  ended: readonly string[] = [],
): Promise<void> {
  await pool.query(heartbeat, [worker, ended])
}

/** Records heartbeats until the signal is aborted.
 *  @param ended workers are removed from it once their locks are released */
async function keepHeartbeat(
  pool: pg.Pool,
  worker: string,
  ended: Set<string>,
  log: Logger,
  signal: AbortSignal,
): Promise<void> {
  while (!signal.aborted) {
    const known = [...ended]
    await recordHeartbeat(pool, worker, known).then(
      () => known.forEach((name) => void ended.delete(name)),
      (error: Error) => log.warn({ jobs: 'heartbeat failed', error: error.message }),
    )
    await sleep(interval, undefined, { signal }).catch(() => undefined)
  }
}

export interface Heartbeat {
  /** Keeps a run of the worker's jobs in mind until it ends. */
  track(run: Promise<void>): Promise<void>
  /** For a worker that has ended, or that is not waited for any longer. Nobody else takes its jobs while they still run. */
  onEnded(): void
}

/** Records the heartbeat of a worker from its start until it starts to shut down.
 *  @param ended gets the name of the worker when its locks can be released */
export function startHeartbeat(
  events: WorkerEvents,
  pool: pg.Pool,
  ended: Set<string>,
  log: Logger,
): Heartbeat {
  const ending = new AbortController()
  const running = new Set<Promise<void>>()
  let worker: string | undefined
  events.once('pool:gracefulShutdown', () => ending.abort())
  events.once('pool:create', ({ workerPool }) => {
    worker = workerPool.id
    void keepHeartbeat(pool, worker, ended, log, ending.signal)
  })
  return {
    track(run) {
      const tracked = run.finally(() => running.delete(tracked))
      running.add(tracked)
      return tracked
    },
    onEnded() {
      void Promise.allSettled(running).then(() => worker && ended.add(worker))
    },
  }
}
