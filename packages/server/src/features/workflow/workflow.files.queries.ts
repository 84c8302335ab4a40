// Whose the files of processes are: of a running one, or of a draft until it is sent.

import { sameTenant } from '../../platform/database/conditions.ts'
import type { Tx } from '../../platform/database/database.ts'

/** The ids of files by the beginning of their keys in the storage. */
export async function fileIdsAt(tx: Tx, storageKeys: readonly string[]): Promise<Map<string, string>> {
  if (storageKeys.length === 0) return new Map()
  const rows = await tx
    .selectFrom('file')
    .select(['id', 'storageKey'])
    .where('storageKey', 'in', storageKeys)
    .execute()
  return new Map(rows.map(({ id, storageKey }) => [storageKey, id]))
}

/** A file of a draft goes over to the process that is started or continued with it. */
export async function attachFiles(
  tx: Tx,
  ids: readonly string[],
  owner: { instanceId: string; stepId?: string } | { draftId: string },
): Promise<void> {
  if (ids.length === 0) return
  await tx
    .insertInto('workflowFile')
    .values(ids.map((fileId) => ({ fileId, ...owner })))
    .onConflict((conflict) =>
      conflict
        .columns(['tenantId', 'fileId'])
        .doUpdateSet({ instanceId: null, draftId: null, ...owner })
        .where('workflowFile.instanceId', 'is', null),
    )
    .execute()
}

/** Those that were taken out of a draft are deleted with all that no record has. */
export async function detachFromDraft(tx: Tx, draftId: string): Promise<void> {
  await tx.deleteFrom('workflowFile').where('draftId', '=', draftId).execute()
}

/** The files of a running process or of a draft, in the order in which they were made. */
export function filesOf(tx: Tx, owner: { instanceId: string } | { draftId: string }) {
  const [column, id] =
    'draftId' in owner
      ? (['workflowFile.draftId', owner.draftId] as const)
      : (['workflowFile.instanceId', owner.instanceId] as const)
  return tx
    .selectFrom('workflowFile')
    .innerJoin('file', (join) => sameTenant(join, 'file.id', 'workflowFile.fileId'))
    .select(['workflowFile.stepId', 'file.id', 'file.name', 'file.mime', 'file.size'])
    .select(['file.width', 'file.height', 'file.storageKey'])
    .where(column, '=', id)
    .orderBy('file.id')
    .execute()
}
