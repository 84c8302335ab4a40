import type pg from 'pg'

export interface JobCounts {
  waiting: number
  running: number
  retrying: number
  failed: number
  /** Of them all, mails that are not on their way. */
  mails: number
}

/** Counts the queue's jobs, for whoever watches the server. */
export async function countJobs(pool: pg.Pool): Promise<JobCounts> {
  const { rows } = await pool.query<JobCounts>(`select
    count(*) filter (where locked_at is null and attempts = 0)::int as waiting,
    count(*) filter (where locked_at is not null)::int as running,
    count(*) filter (where locked_at is null and attempts between 1 and max_attempts - 1)::int as retrying,
    count(*) filter (where locked_at is null and attempts >= max_attempts)::int as failed,
    count(*) filter (where queue_name = 'mail')::int as mails
    from graphile_worker.jobs`)
  return rows[0] ?? { waiting: 0, running: 0, retrying: 0, failed: 0, mails: 0 }
}
