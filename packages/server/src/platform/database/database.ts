import type { Socket } from 'node:net'
import { Kysely, type LogConfig } from 'kysely'
import pg from 'pg'
import type { AtCommit } from './atCommit.ts'
import { onPool } from './dialect.ts'
import { defaultPatience, optionsOf, type Patience } from './patience.ts'
import { socketsTo } from './primary.ts'
import { planner } from './settings.ts'
import type { DB } from './types.ts'

/** A connection with an open tenant transaction, as queries take it. */
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

export interface PoolState {
  busy: number
  idle: number
  /** Requests that wait for a connection. */
  waiting: number
}

export interface Database {
  db: Kysely<DB>
  pool(): PoolState
  close(): Promise<void>
}

export interface DatabaseOptions {
  maxConnections?: number
  patience?: Patience
  log?: LogConfig
  atCommit?: readonly AtCommit[]
  /** Whether the address is that of a pooler, which refuses settings for one connection. The role has them too. */
  isPooled?: boolean
  /** Is told of the socket of each connection. */
  onSocket?: ((socket: Socket) => void) | undefined
}

const withoutSettings = { statement_timeout: undefined, idle_in_transaction_session_timeout: undefined }

/** Connections of one server. */
export const mostConnections = 12

/** Opens the pool of the application's role. Dates are `YYYY-MM-DD`, times `HH:mm`, instants ISO 8601. */
export function openDatabase(
  url: string,
  {
    maxConnections = mostConnections,
    patience = defaultPatience,
    log,
    atCommit,
    isPooled,
    onSocket,
  }: DatabaseOptions = {},
): Database {
  const pool = new pg.Pool({
    ...optionsOf(patience),
    ...(isPooled ? withoutSettings : { options: planner.map((setting) => `-c ${setting}`).join(' ') }),
    connectionString: url,
    max: maxConnections,
    types,
    stream: socketsTo(url, onSocket),
    application_name: 'daybook',
  })
  const db = new Kysely<DB>({ ...onPool(pool, atCommit), log })
  const state = () => ({
    busy: pool.totalCount - pool.idleCount,
    idle: pool.idleCount,
    waiting: pool.waitingCount,
  })
  return { db, pool: state, close: () => db.destroy() }
}
