// How long the app waits for its database. A request that waits in vain is answered with 503, long before the web app
// gives up (`requestTimeout` in the contract).
import type pg from 'pg'

/** All in milliseconds. */
export interface Patience {
  /** For a free connection of the pool, or a new one. */
  connection: number
  /** Then the database ends a transaction whose client is silent, which releases its locks. */
  idleTransaction: number
  /** Then the database cancels a statement, such as one that waits for a lock. */
  statement: number
  /** Then the app closes a connection that does not answer. */
  answer: number
}

/** The locks of a silent client are released before the statements that wait for them are cancelled. The database
 *  cancels a statement before the app closes its connection. */
export const defaultPatience: Patience = {
  connection: 10_000,
  idleTransaction: 15_000,
  statement: 20_000,
  answer: 25_000,
}

/** The driver's options. With `pipeline`, it closes a connection that does not answer in time. Without, it would use
 *  the connection again. */
export const optionsOf = ({ connection, idleTransaction, statement, answer }: Patience) =>
  ({
    connectionTimeoutMillis: connection,
    idle_in_transaction_session_timeout: idleTransaction,
    statement_timeout: statement,
    query_timeout: answer,
    keepAlive: true,
    pipeline: true,
  }) satisfies pg.PoolConfig
