import { Kysely, type LogConfig } from 'kysely'
import pg from 'pg'
import { onPool } from './dialect.ts'
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

/** How every connection plans. A statement is planned once, and what is asked is always of one centre, so that an
 *  index finds it. */
export const settings = [
  // Lists of ids differ in length from request to request; planning anew for each length would cost more than the
  // statement.
  'plan_cache_mode=force_generic_plan',
  // A plan that was made while a table held ten rows would go on reading all of it when it holds a million.
  'enable_seqscan=off',
  // Compiling a plan pays for reports of minutes; here it would cost more than the answer.
  'jit=off',
  // A transaction whose process has stopped gives up its locks.
  'idle_in_transaction_session_timeout=60s',
]

export interface Database {
  db: Kysely<DB>
  close(): Promise<void>
}

/** Opens the pool of the application's role. Days come as `YYYY-MM-DD`, times as `HH:mm`, instants as ISO 8601. */
export function openDatabase(url: string, maxConnections = 12, log?: LogConfig): Database {
  const config = onPool({
    connectionString: url,
    max: maxConnections,
    types,
    statement_timeout: 30_000,
    application_name: 'daybook',
    options: settings.map((setting) => `-c ${setting}`).join(' '),
  })
  const db = new Kysely<DB>({ ...config, log })
  return { db, close: () => db.destroy() }
}
