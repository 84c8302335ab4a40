import pg from 'pg'

/** The database cannot be reached, or ended the connection. Answered as UNAVAILABLE: asking again may succeed. */
export class DatabaseUnavailable extends Error {
  constructor(cause: unknown) {
    super('the database is unavailable', { cause })
  }
}

/** SQLSTATEs of errors that end a connection: connection exceptions and an operator's intervention. */
const ending = /^(08...|57P..)$/

/** An error without a SQLSTATE does not come from the database: it is the driver's, about the connection. */
export function isConnectionLost(error: unknown): boolean {
  return !(error instanceof pg.DatabaseError) || ending.test(error.code ?? '')
}
