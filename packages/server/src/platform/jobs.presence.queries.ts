// Which workers of the queue run. A worker locks the job that it takes, and the queue of that job: mail, push messages and
// SMS are sent one after the other. After a killed server, or when a result could not be sent, Graphile's worker lets go
// of both after four hours. Here each worker says that it runs, and what one that is gone had taken is free after a minute.
import { setTimeout as sleep } from 'node:timers/promises'
import type pg from 'pg'
import type { Logger } from 'pino'

/** In milliseconds. A busy server may miss some. */
const between = 15_000
const gone = `interval '1 minute'`

/** A worker of a version that does not say so keeps what it has taken for a minute, and every job may run twice. */
const present = `
  with own as (
    insert into job_worker (name) values ($1) on conflict (name) do update set seen_at = now()
  ), old as (
    delete from job_worker where seen_at < now() - ${gone} and name <> $1
  )
  select graphile_worker.force_unlock_workers(array_agg(distinct locked_by)) from graphile_worker.jobs
  where locked_by = any($2) or (locked_at < now() - ${gone} and locked_by <> $1
    and locked_by not in (select name from job_worker where seen_at >= now() - ${gone}))
  having count(*) > 0`

/** Says that a worker runs, and frees what others had taken that are gone.
 *  @param ended workers that are known to have ended: what they had taken is free at once */
export async function sayPresent(
  pool: pg.Pool,
  worker: string,
  ended: readonly string[] = [],
): Promise<void> {
  await pool.query(present, [worker, ended])
}

/** Says so until the signal comes.
 *  @param ended is emptied of those whose locks are free */
export async function stayPresent(
  pool: pg.Pool,
  worker: string,
  ended: Set<string>,
  log: Logger,
  signal: AbortSignal,
): Promise<void> {
  while (!signal.aborted) {
    const known = [...ended]
    await sayPresent(pool, worker, known).then(
      () => known.forEach((name) => void ended.delete(name)),
      (error: Error) => log.warn({ jobs: 'a worker could not say that it runs', error: error.message }),
    )
    await sleep(between, undefined, { signal }).catch(() => undefined)
  }
}
