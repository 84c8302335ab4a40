import pg from 'pg'

/** Somebody else wrote a record with the same id at the same moment. */
export class WrittenMeanwhile extends Error {}

/** SQLSTATEs of writes that met another: serialization failure, deadlock, unique and exclusion violation. */
const conflicts = ['40001', '40P01', '23505', '23P01']

/** Whether the operation met another write, and may succeed when it runs again and finds what was written. */
export function isConflict(error: unknown): boolean {
  if (error instanceof WrittenMeanwhile) return true
  return error instanceof pg.DatabaseError && conflicts.includes(error.code ?? '')
}
