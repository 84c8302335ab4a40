// Several children at once: all are checked before anything is written. If one is refused, all are.
import type { Tx } from '../../platform/database/database.ts'
import { refuseEach } from '../../platform/errors.ts'
import { lockChildren } from './attendance.queries.ts'

/** Locks the children, always in the same order. NOT_FOUND when one is not a child of the centre. */
export async function lockOrRefuse(tx: Tx, childIds: readonly string[]): Promise<void> {
  const known = new Set(await lockChildren(tx, childIds))
  refuseEach(
    'NOT_FOUND',
    childIds.filter((id) => !known.has(id)),
  )
}
