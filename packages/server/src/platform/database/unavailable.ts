import pg from 'pg'
import { AppError } from '../errors.ts'

/** The database cannot be reached, closed the connection, or did not answer in time. Answered as UNAVAILABLE, because a
 *  retry may succeed. */
export class DatabaseUnavailable extends Error {
  constructor(cause: unknown) {
    super('the database is unavailable', { cause })
  }
}

/** The database has no room for what was written. Answered as STORAGE_FULL: nothing was written, and devices keep their
 *  entries. */
export class DatabaseFull extends Error {
  constructor(cause: unknown) {
    super('the database has no room', { cause })
  }
}

/** SQLSTATEs: connection exceptions, operator intervention (which includes statements cancelled after their time), and
 *  a transaction that was ended because it was idle. */
const passing = /^(08...|57...|25P03)$/

/** A database in recovery, or one that is set to read only, refuses every write with this. */
const readOnly = '25006'
/** SQLSTATE class of insufficient resources: the disk, the memory or a set limit is used up. */
const full = /^53...$/

/** Raised by the function `refuse_deactivated`. */
const deactivated = 'DB001'

/** The error as the application knows it: DatabaseUnavailable, DatabaseFull, CENTRE_DEACTIVATED, or itself.
 *  @param mayWrite false in a transaction that begins as read only, where a refused write is a bug of ours */
export function knownError(error: unknown, mayWrite: boolean): unknown {
  // An error without a SQLSTATE comes from the driver, not the database, and is about the connection.
  if (!(error instanceof pg.DatabaseError)) return new DatabaseUnavailable(error)
  const code = error.code ?? ''
  if (passing.test(code) || (mayWrite && code === readOnly)) return new DatabaseUnavailable(error)
  if (code === deactivated) return new AppError('CENTRE_DEACTIVATED')
  return full.test(code) ? new DatabaseFull(error) : error
}
