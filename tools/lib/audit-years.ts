// The years of the audit trail in the database, each a partition, as its owner.
import type pg from 'pg'
import { archivableFrom } from '../../packages/contract/src/audit/audit.rules.ts'
import type { Place } from '../../packages/contract/src/rule/rule.rules.ts'

export interface AuditYear {
  year: number
  bytes: number
  /** False while an archive is made or read, and after one that was killed. */
  isAttached: boolean
  /** The first day on which it may be archived. */
  from: string
}

export const partOf = (year: number) => `audit_event_${year}`

export async function auditYears(client: pg.Client): Promise<AuditYear[]> {
  const { rows: places } = await client.query<Place>(
    'select distinct country_code as country, region_code as region from centre',
  )
  const { rows } = await client.query<{ year: number; bytes: string; isAttached: boolean }>(
    `select substr(relname, 13)::int as year, pg_total_relation_size(oid) as bytes, relispartition as "isAttached"
     from pg_class where relnamespace = 'public'::regnamespace and relkind = 'r' and relname ~ '^audit_event_[0-9]+$'
     order by 1`,
  )
  return rows.map(({ year, bytes, isAttached }) => ({
    year,
    bytes: Number(bytes),
    isAttached,
    from: archivableFrom(year, places),
  }))
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
