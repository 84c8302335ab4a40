// Checks claims before they are sent. Pure, and the same rules as the server's, so that a teacher is asked while they
// are still with the child, even offline.

import type { CareClaim } from '@daybook/contract/care/care.kind.ts'
import { type Content, conflictsOf } from '@daybook/contract/kernel/allergen.rules.ts'
import type { ErrorKey } from '@daybook/contract/kernel/errors.ts'
import type { CareDetail } from './care.fields.ts'
import type { BoardChild, EntryKind } from './care.view.ts'

export interface Checked {
  claim: CareClaim<CareDetail>
  child: BoardChild
  /** Why it cannot be recorded, even with a reason. */
  refusal: ErrorKey | undefined
  /** What the entry contains that the child must avoid. Recording it needs a reason. */
  conflicts: Content[]
  /** Recording it needs somebody else who has checked it too. */
  needsSecond: boolean
}

export function checkClaims(
  { rules }: Pick<EntryKind, 'rules'>,
  claims: readonly CareClaim<CareDetail>[],
  children: readonly BoardChild[],
): Checked[] {
  return claims.flatMap((claim) => {
    const child = children.find(({ id }) => id === claim.childId)
    if (!child) return []
    const refusal = rules.refusal?.(claim.detail, child, claim.occurredAt)
    const conflicts = conflictsOf(rules, claim.detail, child)
    return [
      { claim, child, refusal, conflicts, needsSecond: conflicts.length > 0 && rules.needsSecond === true },
    ]
  })
}

/** Whether the claim can be sent without asking anything. */
export const isClear = ({ claim, refusal, conflicts, needsSecond }: Checked): boolean =>
  refusal === undefined &&
  (conflicts.length === 0 || Boolean(claim.conflictReason)) &&
  (!needsSecond || Boolean(claim.checkedBy))
