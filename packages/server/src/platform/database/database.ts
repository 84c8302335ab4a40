import { CamelCasePlugin, Kysely, type LogConfig, PostgresDialect } from 'kysely'
import pg from 'pg'
import { PreparingClient } from './preparing.client.ts'
import type { DB } from './types.ts'

/** A connection with an open tenant transaction: what queries take. */
export type Tx = Kysely<DB>

const asIs = (text: string) => text
const types = new pg.TypeOverrides()
types.setTypeParser(pg.types.builtins.DATE, asIs)
types.setTypeParser(pg.types.builtins.TIME, (text) => text.slice(0, 5))
types.setTypeParser(pg.types.builtins.TIMESTAMPTZ, (text) => new Date(text).toISOString())
types.setTypeParser(pg.types.builtins.INT8, Number)
const timeArray = 1183
types.setTypeParser(timeArray, (text) =>
  text
    .slice(1, -1)
    .split(',')
    .filter(Boolean)
    .map((time) => time.slice(0, 5)),
)

export interface Database {
  db: Kysely<DB>
  close(): Promise<void>
}

/** Opens the pool of the application's role. Days come as `YYYY-MM-DD`, times as `HH:mm`, instants as ISO 8601. */
export function openDatabase(url: string, maxConnections = 12, log?: LogConfig): Database {
  const pool = new pg.Pool({
    Client: PreparingClient,
    connectionString: url,
    max: maxConnections,
    types,
    statement_timeout: 30_000,
    idle_in_transaction_session_timeout: 60_000,
    application_name: 'daybook',
    // Lists of ids differ in length from request to request; planning anew for each length would cost more than
    // the statement, and every list here is found by an index whatever its length.
    options: '-c plan_cache_mode=force_generic_plan',
  })
  // An idle connection that breaks (the database restarts) is dropped by the pool; the next query opens another.
  pool.on('error', () => undefined)
  const db = new Kysely<DB>({ dialect: new PostgresDialect({ pool }), plugins: [new CamelCasePlugin()], log })
  return { db, close: () => db.destroy() }
}
