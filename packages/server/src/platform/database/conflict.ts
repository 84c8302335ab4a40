import pg from 'pg'

/** Another request wrote a record with the same id at the same moment. */
export class WrittenMeanwhile extends Error {}

/** SQLSTATEs of conflicting writes: serialisation failure, deadlock, unique and exclusion violation. */
const conflicts = ['40001', '40P01', '23505', '23P01']

/** Whether the operation conflicted with another write, and may succeed when it runs again. */
export function isConflict(error: unknown): boolean {
  if (error instanceof WrittenMeanwhile) return true
  return error instanceof pg.DatabaseError && conflicts.includes(error.code ?? '')
}
