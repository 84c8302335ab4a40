// The jobs that wait in the queue, for tests that run them by hand.
import pg from 'pg'

export interface WaitingJob {
  name: string
  /** `of` says for which kind of watch. */
  payload: { tenantId: string; of?: string }
  /** When it may run, by the database's clock, in minutes from when it was planned. */
  after: number
  /** How soon it may run, in minutes from now; negative when it is late. */
  dueIn: number
  attempts: number
  /** Locks it as the worker does, so that one planned meanwhile with the same key is another job. */
  start(): Promise<void>
  /** Takes it out of the queue. */
  done(): Promise<void>
  /** Lets it wait again. */
  giveBack(): Promise<void>
}

/** The address of the database, or an open connection where many questions are asked. */
type Owner = string | pg.ClientBase

/** In the order of their plan. */
export async function waitingJobs(owner: Owner): Promise<WaitingJob[]> {
  const rows = await query<{
    id: string
    name: string
    payload: WaitingJob['payload']
    after: number
    dueIn: number
    attempts: number
  }>(
    owner,
    `select job.id, task.identifier as name, payload, attempts,
      round(extract(epoch from run_at - job.created_at) / 60)::int as after,
      extract(epoch from run_at - now())::float / 60 as "dueIn"
      from graphile_worker._private_jobs as job join graphile_worker._private_tasks as task on task.id = task_id
      where locked_at is null
      order by job.id`,
  )
  const change = (text: string, id: string) => async () => {
    await query(owner, text.replace('jobs', 'graphile_worker._private_jobs'), [id])
  }
  return rows.map(({ id, ...job }) => ({
    ...job,
    start: change(`update jobs set locked_at = now(), locked_by = 'test' where id = $1`, id),
    done: change('delete from jobs where id = $1', id),
    giveBack: change('update jobs set locked_at = null, locked_by = null where id = $1', id),
  }))
}

/** What is left of the queue in a backup: nothing. */
export async function emptyQueue(owner: Owner): Promise<void> {
  await query(owner, 'delete from graphile_worker._private_jobs')
}

/** Lets the worker try again now what has failed. */
export async function hurryJobs(ownerUrl: string): Promise<void> {
  await query(ownerUrl, 'update graphile_worker._private_jobs set run_at = now()')
}

async function query<Row extends pg.QueryResultRow>(
  owner: Owner,
  sql: string,
  values: unknown[] = [],
): Promise<Row[]> {
  if (typeof owner !== 'string') return (await owner.query<Row>(sql, values)).rows
  const client = new pg.Client({ connectionString: owner })
  await client.connect()
  try {
    return (await client.query<Row>(sql, values)).rows
  } finally {
    await client.end()
  }
}
