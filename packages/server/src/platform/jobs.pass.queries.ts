// A pass plans a job for all centres: one statement puts an entry for each into the queue. Each entry is tried again, and
// fails, by itself.
import { sql } from 'kysely'
import type pg from 'pg'
import type { Tx } from './database/database.ts'

/** Without `schedule`, `daily` and `atStart` a job runs only when planned. */
export interface Timetable {
  /** Crontab pattern in UTC, when the job runs for every tenant on a schedule. */
  schedule?: string
  /** Time of day from which the job runs once a day for every tenant, in its time zone. A time that the clocks skip comes
   *  with the next, and one that comes twice counts once. */
  daily?: `${number}:${number}`
  /** Also runs for every tenant whenever the server starts. */
  atStart?: true
  /** A condition in SQL; $1 is now. Tenants where it is false get no entry of a schedule. */
  due?: string
  /** Runs for every tenant before other jobs that are due. */
  isUrgent?: true
}

type Timed = Timetable & { name: string }

/** The next pass is a further try, so an entry never gives up. */
const maxAttempts = 32_767
/** After what centres have planned themselves. */
const priority = { urgent: -1, other: 1 }

/** A waiting entry moves to now and keeps count of its failures. One that runs does not count, because its server may have
 *  been killed. */
const plan = (centres: string) => `
  with entry as (select centre, centre || ':' || $1 || ':next' as key from ${centres} as centre),
  waiting as (
    select job.id, job.key, job.run_at from entry join graphile_worker.jobs as job on job.key = entry.key
    where job.locked_at is null and job.attempts < job.max_attempts
  ),
  missing as (
    select array_agg(($1, json_build_object('tenantId', centre, 'pass', true), null, now(), ${maxAttempts}, key, $2, null
      )::graphile_worker.job_spec order by centre) as specs
    from entry where key not in (select key from waiting)
  ),
  moved as (
    select count(*) from graphile_worker.reschedule_jobs(
      array(select id from waiting where run_at > now()), run_at := now())
  ),
  added as (select count(*) from missing, graphile_worker.add_jobs(specs, true) where specs is not null)
  select * from moved, added`

export async function planPass(pool: pg.Pool, job: Timed, now: Date): Promise<void> {
  const question = questionOf(job)
  const values = [job.name, job.isUrgent ? priority.urgent : priority.other]
  if (question === undefined) await pool.query(plan('tenant_ids()'), values)
  else await pool.query(plan('centres_where($3, $4)'), [...values, question, now.toISOString()])
}

/** What decides whether a centre gets an entry. */
function questionOf({ name, daily, due }: Timed): string | undefined {
  if (daily === undefined) return due
  return `exists (select from centre
    where tenant_id = current_tenant() and ($1 at time zone time_zone)::time >= time '${daily}'
      and not exists (select from job_day as done where done.tenant_id = current_tenant()
        and done.name = '${name}' and done.day >= ($1 at time zone time_zone)::date))`
}

/** Takes the centre's day for a job of the day. False before its time, and when the day is taken. */
export async function takeDay(tx: Tx, { name, daily }: Timed, now: Date): Promise<boolean> {
  const at = now.toISOString()
  const { rows } = await sql`
    insert into job_day (name, day)
    select ${name}, (${at}::timestamptz at time zone time_zone)::date from centre
    where (${at}::timestamptz at time zone time_zone)::time >= ${daily}::time
    on conflict (tenant_id, name) do update set day = excluded.day where job_day.day < excluded.day
    returning day`.execute(tx)
  return rows.length > 0
}
