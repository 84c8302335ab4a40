// The years of the audit trail in the database, each a partition, as its owner.
import type pg from 'pg'
import { archivableFrom } from '../../packages/contract/src/audit/audit.rules.ts'
import type { Place } from '../../packages/contract/src/rule/rule.rules.ts'
import { Problem } from './problem.ts'

interface AuditYear {
  year: number
  bytes: number
  /** The first day on which it may be archived. */
  from: string
}

export const partOf = (year: number) => `audit_event_${year}`

export async function auditYears(client: pg.Client): Promise<AuditYear[]> {
  const { rows: places } = await client.query<Place>(
    'select distinct country_code as country, region_code as region from centre',
  )
  const years = await partitions(client, { isAttached: true })
  return years.map((found) => ({ ...found, from: archivableFrom(found.year, places) }))
}

async function partitions(client: pg.Client, { isAttached }: { isAttached: boolean }) {
  const { rows } = await client.query<{ year: number; bytes: string }>(
    `select substr(relname, 13)::int as year, pg_total_relation_size(oid) as bytes from pg_class
     where relnamespace = 'public'::regnamespace and relkind = 'r' and relname ~ '^audit_event_[0-9]+$'
       and relispartition = $1 order by 1`,
    [isAttached],
  )
  return rows.map(({ year, bytes }) => ({ year, bytes: Number(bytes) }))
}

/** Does this while nobody else moves years. A year that a killed command has left detached is attached first. */
export async function alone<T>(client: pg.Client, work: () => Promise<T>): Promise<T> {
  const { rows } = await client.query('select pg_try_advisory_lock(7321006) as free')
  if (!rows[0]?.free)
    throw new Problem('Somebody is archiving or restoring a year. Try again when that has ended.')
  try {
    for (const { year } of await partitions(client, { isAttached: false })) await attach(client, year)
    return await work()
  } finally {
    await client.query('select pg_advisory_unlock(7321006)')
  }
}

/** Creates the year, or attaches it again. The application has it from then on. */
export const attach = (client: pg.Client, year: number) =>
  client.query('select attach_audit_year($1)', [year])

/** Takes the year from the application, which works on without it. Waits at most two seconds for others. */
export async function detach(client: pg.Client, year: number): Promise<void> {
  await inTransaction(client, async () => {
    await client.query(`set local lock_timeout = '2s'`)
    await client.query(`alter table audit_event detach partition ${partOf(year)}`)
    // The owner reads the entries of all centres. Attaching forces row security again.
    await client.query(`alter table ${partOf(year)} no force row level security`)
  })
}

export async function isAttached(client: pg.Client, year: number): Promise<boolean> {
  const { rows } = await client.query('select from pg_class where oid = to_regclass($1) and relispartition', [
    partOf(year),
  ])
  return rows.length > 0
}

export async function inTransaction<T>(client: pg.Client, work: () => Promise<T>): Promise<T> {
  await client.query('begin')
  try {
    const result = await work()
    await client.query('commit')
    return result
  } catch (error) {
    await client.query('rollback')
    throw error
  }
}
