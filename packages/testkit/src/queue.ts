// The jobs that wait in the queue, for tests that run them by hand.
import pg from 'pg'

export interface WaitingJob {
  name: string
  payload: { tenantId: string }
  /** When it may run, by the database's clock, in minutes from when it was planned. */
  after: number
  attempts: number
  /** Takes it out of the queue. */
  done(): Promise<void>
}

/** In the order of their plan. */
export async function waitingJobs(ownerUrl: string): Promise<WaitingJob[]> {
  const rows = await query<{
    id: string
    name: string
    payload: { tenantId: string }
    after: number
    attempts: number
  }>(
    ownerUrl,
    `select job.id, task.identifier as name, payload, attempts,
      round(extract(epoch from run_at - job.created_at) / 60)::int as after
      from graphile_worker._private_jobs as job join graphile_worker._private_tasks as task on task.id = task_id
      order by job.id`,
  )
  return rows.map(({ id, ...job }) => ({
    ...job,
    done: async () => {
      await query(ownerUrl, 'delete from graphile_worker._private_jobs where id = $1', [id])
    },
  }))
}

/** Lets the worker try again now what has failed. */
export async function hurryJobs(ownerUrl: string): Promise<void> {
  await query(ownerUrl, 'update graphile_worker._private_jobs set run_at = now()')
}

async function query<Row extends pg.QueryResultRow>(
  ownerUrl: string,
  sql: string,
  values: unknown[] = [],
): Promise<Row[]> {
  const client = new pg.Client({ connectionString: ownerUrl })
  await client.connect()
  try {
    return (await client.query<Row>(sql, values)).rows
  } finally {
    await client.end()
  }
}
