// Several children at once: all are looked at before anything is written, and one that cannot refuses them all.
import type { ErrorKey } from '@daybook/contract/kernel/errors.ts'
import type { Tx } from '../../platform/database/database.ts'
import { fail } from '../../platform/errors.ts'
import { lockChildren } from './attendance.queries.ts'

/** Child id → what is wrong with it. */
export type Problems = Map<string, ErrorKey>

/** Ends the operation when anything is wrong with any of them: the key is the first one's, `fields` names them all. */
export function refuseAny(problems: Problems): void {
  const [first] = problems.values()
  if (first) fail(first, Object.fromEntries(problems))
}

/** Locks the children, in the same order for everybody. NOT_FOUND when one is not a child of the centre. */
export async function lockOrRefuse(tx: Tx, childIds: readonly string[]): Promise<void> {
  const known = new Set(await lockChildren(tx, childIds))
  refuseAny(new Map(childIds.filter((id) => !known.has(id)).map((id) => [id, 'NOT_FOUND'])))
}
