// Counts the rows of every table in every database of a cluster, as its superuser.
import pg from 'pg'
import type { Contents } from './backup-contents.ts'
import { Problem } from './problem.ts'

/** A count that takes longer is no use to anybody. */
const longestCount = 600_000

/** Every transaction before this one has ended. Rows have their transaction for ever, and an update writes a new row: so
 *  how many rows are of an earlier one can only fall. */
export async function horizonOf(client: pg.Client): Promise<string> {
  const { rows } = await client.query<{ horizon: string }>(
    `select (pg_snapshot_xmin(pg_current_snapshot())::text::numeric % 4294967296)::text as horizon`,
  )
  return rows[0]?.horizon ?? '0'
}

/** How many rows each table has of transactions before the horizon, by `database.schema.table`. Reads all of them. */
export async function countRows(url: string, horizon: string): Promise<Record<string, number>> {
  const counts: Record<string, number> = {}
  for (const database of await inDatabase(url, databasesOf)) {
    const own = Object.assign(new URL(url), { pathname: `/${encodeURIComponent(database)}` }).toString()
    Object.assign(counts, await inDatabase(own, (client) => countTables(client, database, horizon)))
  }
  return counts
}

/** After every transaction: a restored dump has written all of its rows anew. */
export const everyRow = '4294967296'

/** The same for the database of this connection. @param database what it is called in the keys */
export async function countTables(
  client: pg.Client,
  database: string,
  horizon: string,
): Promise<Record<string, number>> {
  const counts: Record<string, number> = {}
  for (const [name, table] of await tablesOf(client)) {
    const { rows } = await client.query<{ count: string }>(
      `select count(*) filter (where xmin::text::bigint < $1) as count from only ${table}`,
      [horizon],
    )
    counts[`${database}.${name}`] = Number(rows[0]?.count)
  }
  return counts
}

async function inDatabase<T>(url: string, work: (client: pg.Client) => Promise<T>): Promise<T> {
  const client = new pg.Client({ connectionString: url, statement_timeout: longestCount })
  // A server that is stopped meanwhile fails the query that runs.
  client.on('error', () => undefined)
  await client.connect()
  try {
    return await work(client)
  } finally {
    await client.end()
  }
}

async function databasesOf(client: pg.Client): Promise<string[]> {
  const { rows } = await client.query<{ name: string }>(
    'select datname as name from pg_database where datallowconn and not datistemplate order by 1',
  )
  return rows.map(({ name }) => name)
}

async function tablesOf(client: pg.Client): Promise<[name: string, table: string][]> {
  const { rows } = await client.query<{ schema: string; table: string }>(
    `select n.nspname as schema, c.relname as table from pg_class c join pg_namespace n on n.oid = c.relnamespace
     where c.relkind = 'r' and c.relpersistence = 'p' and n.nspname !~ '^pg_' and n.nspname <> 'information_schema'
     order by 1, 2`,
  )
  return rows.map((row) => [
    `${row.schema}.${row.table}`,
    `${pg.escapeIdentifier(row.schema)}.${pg.escapeIdentifier(row.table)}`,
  ])
}

/** The bounds of every table that was there before and after. */
export function boundsOf(before: Record<string, number>, after: Record<string, number>): Contents['rows'] {
  const bounds: Contents['rows'] = {}
  for (const [table, most] of Object.entries(before)) {
    const least = after[table]
    if (least !== undefined) bounds[table] = [least, most]
  }
  return bounds
}

/** Throws a Problem when rows are missing, or too many. Returns how many were compared. */
export function compareRows(bounds: Contents['rows'], counted: Record<string, number>): number {
  let compared = 0
  for (const [table, [least, most]] of Object.entries(bounds)) {
    const count = counted[table]
    if (count === undefined) throw new Problem(`The backup lacks the table ${table}.`)
    if (count < least || count > most)
      throw new Problem(
        `The backup has ${count} rows in ${table}, where ${least === most ? least : `${least} to ${most}`} were.`,
      )
    compared += count
  }
  return compared
}
