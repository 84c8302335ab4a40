import type { UncertainTimes } from '@daybook/contract/kernel/entryClock.rules.ts'
import { among, given } from '../../platform/database/conditions.ts'
import type { Tx } from '../../platform/database/database.ts'

/** The last step of this name for each of these sleeps; recorded by this person, or by anyone when null. */
export function lastSteps(
  tx: Tx,
  recordIds: readonly string[],
  { by, step }: { by: string | null; step: string },
) {
  return tx
    .selectFrom('sleepStep')
    .distinctOn('recordId')
    .select(['id', 'recordId', 'recordedAt', 'merged', 'undoneAt'])
    .where(among('recordId', recordIds))
    .where((eb) => given(eb, { recordedBy: by ?? undefined }))
    .where('step', '=', step)
    .orderBy('recordId')
    .orderBy('recordedAt', 'desc')
    .orderBy('id', 'desc')
    .execute()
}

interface Undoing {
  at: Date
  by: string
}

export async function undoSteps(tx: Tx, ids: readonly string[], { at, by }: Undoing): Promise<void> {
  if (ids.length === 0) return
  await tx
    .updateTable('sleepStep')
    .set({ undoneAt: at.toISOString(), undoneBy: by })
    .where(among('id', ids))
    .execute()
}

/** Locks a check. Undefined when there is none. */
export function lockCheck(tx: Tx, id: string) {
  return (
    tx
      .selectFrom('sleepCheck')
      .select(['recordId', 'occurredAt', 'recordedAt', 'recordedBy', 'voidedAt'])
      .select(['breathing', 'warmth', 'colour', 'position', 'note'])
      // The column is written only with this type.
      .select((eb) => eb.ref('uncertainTimes').$castTo<UncertainTimes | null>().as('uncertainTimes'))
      .where('id', '=', id)
      .forUpdate()
      .executeTakeFirst()
  )
}

export async function voidCheck(tx: Tx, id: string, { at, by }: Undoing): Promise<void> {
  await tx
    .updateTable('sleepCheck')
    .set({ voidedAt: at.toISOString(), voidedBy: by })
    .where('id', '=', id)
    .execute()
}
