// What an attendance keeps of the handover of the child.
import type { Basis, Identity, WordWay } from '@daybook/contract/contact/collect.rules.ts'
import { among } from '../../platform/database/conditions.ts'
import type { Tx } from '../../platform/database/database.ts'

/** What is kept of the handover of one child. */
export interface KeptHandover {
  collectedBy: string | null
  collectedBasis: Basis | null
  collectedById: string | null
  secondedBy: string | null
  wordById: string | null
  wordHow: WordWay | null
  identityBy: Identity | null
  overrideReason: string | null
}

export const nobodyAsked: KeptHandover = {
  collectedBy: null,
  collectedBasis: null,
  collectedById: null,
  secondedBy: null,
  wordById: null,
  wordHow: null,
  identityBy: null,
  overrideReason: null,
}

/** Who collected these children last that day, where somebody said so. */
export async function collectedOn(
  tx: Tx,
  childIds: readonly string[],
  day: string,
): Promise<Map<string, string>> {
  const rows = await tx
    .selectFrom('attendance')
    .select(['childId', 'collectedBy'])
    .where(among('childId', childIds))
    .where('day', '=', day)
    .where('collectedBy', 'is not', null)
    .where('voidedAt', 'is', null)
    .orderBy('signedOutAt')
    .execute()
  return new Map(rows.map(({ childId, collectedBy }) => [childId, collectedBy ?? '']))
}
