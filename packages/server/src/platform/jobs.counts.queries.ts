// What the queue holds, for whoever watches the server.
import type pg from 'pg'

export interface JobCounts {
  states: Record<'waiting' | 'running' | 'retrying' | 'failed', number>
  /** Of them all, mails that are not on their way. */
  mails: number
  /** How many seconds the oldest due job has waited for a worker. Mail is not counted, because it is sent one at a time. */
  late: number
  /** Jobs whose last try failed, and the age of the oldest of them. */
  failing: { job: string; count: number; seconds: number }[]
}

export interface FailingJob {
  job: string
  /** Null for the plan of a job for all centres. */
  tenantId: string | null
  tries: number
  /** When it was planned. */
  since: Date
  nextTry: Date | null
  /** The kind of error, without data. */
  error: string
}

/** One without a key was running when it was planned anew, which took its place. */
const counts = 'key is not null'

/** @param known the names of this version's jobs; jobs of an earlier version may remain in the queue and never run */
export async function countJobs(pool: pg.Pool, known: readonly string[]): Promise<JobCounts> {
  const { rows } = await pool.query<JobCounts['states'] & Pick<JobCounts, 'mails' | 'late'>>(
    `select
    count(*) filter (where locked_at is null and attempts = 0)::int as waiting,
    count(*) filter (where locked_at is not null)::int as running,
    count(*) filter (where locked_at is null and attempts between 1 and max_attempts - 1)::int as retrying,
    count(*) filter (where locked_at is null and attempts >= max_attempts and ${counts})::int as failed,
    count(*) filter (where queue_name = 'mail')::int as mails,
    coalesce(extract(epoch from now() - min(run_at) filter (where locked_at is null and attempts < max_attempts
      and run_at < now() and queue_name is distinct from 'mail' and task_identifier = any($1))), 0)::float as late
    from graphile_worker.jobs`,
    [known],
  )
  const { rows: failing } = await pool.query<JobCounts['failing'][number]>(`select task_identifier as job,
    count(*)::int as count, extract(epoch from now() - min(created_at))::float as seconds
    from graphile_worker.jobs where last_error is not null and ${counts} group by 1`)
  const { mails = 0, late = 0, waiting = 0, running = 0, retrying = 0, failed = 0 } = rows[0] ?? {}
  return { states: { waiting, running, retrying, failed }, mails, late, failing }
}

/** How many are listed. */
const mostFailing = 500

/** The jobs whose last try failed, the oldest first. */
export async function failingJobs(pool: pg.Pool): Promise<FailingJob[]> {
  const { rows } = await pool.query<FailingJob>(
    `select task_identifier as job, substring(key from '^[0-9]{6,9}') as "tenantId", attempts::int as tries,
      created_at as since, case when attempts < max_attempts then run_at end as "nextTry", last_error as error
      from graphile_worker.jobs where last_error is not null and ${counts} order by created_at limit $1`,
    [mostFailing],
  )
  return rows
}

/** Deletes jobs that failed for good 30 days ago. The queue itself deletes those that are done. */
export async function clearFailed(pool: pg.Pool): Promise<void> {
  await pool.query(`select count(*) from graphile_worker.complete_jobs(array(
    select id from graphile_worker.jobs
    where locked_at is null and attempts >= max_attempts and run_at < now() - interval '30 days'))`)
}
