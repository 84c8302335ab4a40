import pg from 'pg'

/** The database cannot be reached, or closed the connection. Answered as UNAVAILABLE, because a retry may succeed. */
export class DatabaseUnavailable extends Error {
  constructor(cause: unknown) {
    super('the database is unavailable', { cause })
  }
}

/** SQLSTATEs of errors that end a connection: connection exceptions and operator intervention. */
const ending = /^(08...|57P..)$/

/** An error without a SQLSTATE comes from the driver, not the database, and is about the connection. */
export function isConnectionLost(error: unknown): boolean {
  return !(error instanceof pg.DatabaseError) || ending.test(error.code ?? '')
}
