// Whether what is about to be sent can be sent as it is. Pure: the same rules as the server's, so that a person is
// asked while the child is still before them, also without a network.
import { type Allergen, conflictsOf } from '@daybook/contract/care/allergen.rules.ts'
import type { CareClaim } from '@daybook/contract/care/care.kind.ts'
import type { ErrorKey } from '@daybook/contract/kernel/errors.ts'
import type { CareDetail } from './care.fields.ts'
import type { BoardChild, EntryKind } from './care.view.ts'

export interface Checked {
  claim: CareClaim<CareDetail>
  child: BoardChild
  /** Why it cannot be recorded at all. */
  refusal: ErrorKey | undefined
  /** What an allergy or the diet speaks against; to be recorded with a reason. */
  conflicts: Allergen[]
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
    return [{ claim, child, refusal, conflicts: conflictsOf(rules, claim.detail, child) }]
  })
}

/** Whether it can go as it is. */
export const isClear = ({ claim, refusal, conflicts }: Checked): boolean =>
  refusal === undefined && (conflicts.length === 0 || Boolean(claim.conflictReason))
