import pg from 'pg'

/** Another request wrote a record with the same id at the same moment. */
export class WrittenMeanwhile extends Error {}

/** SQLSTATEs of a unique and an exclusion violation: the database does not hold both records. */
const lasting = ['23505', '23P01']

/** SQLSTATEs of conflicting writes: serialisation failure, deadlock, unique and exclusion violation. */
const conflicts = ['40001', '40P01', ...lasting]

/** Whether the operation conflicted with another write, and may succeed when it runs again. */
export function isConflict(error: unknown): boolean {
  if (error instanceof WrittenMeanwhile) return true
  return error instanceof pg.DatabaseError && conflicts.includes(error.code ?? '')
}

/** Whether the conflict is with a record that stays, so that running again and again changes nothing. */
export function isLasting(error: unknown): boolean {
  return error instanceof pg.DatabaseError && lasting.includes(error.code ?? '')
}
