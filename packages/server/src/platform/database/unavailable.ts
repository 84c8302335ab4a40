import pg from 'pg'

/** The database cannot be reached, closed the connection, or did not answer in time. Answered as UNAVAILABLE, because a
 *  retry may succeed. */
export class DatabaseUnavailable extends Error {
  constructor(cause: unknown) {
    super('the database is unavailable', { cause })
  }
}

/** SQLSTATEs: connection exceptions, operator intervention (which includes statements cancelled after their time), and
 *  a transaction that was ended because it was idle. */
const passing = /^(08...|57...|25P03)$/

/** An error without a SQLSTATE comes from the driver, not the database, and is about the connection. */
export function isUnavailable(error: unknown): boolean {
  return !(error instanceof pg.DatabaseError) || passing.test(error.code ?? '')
}
