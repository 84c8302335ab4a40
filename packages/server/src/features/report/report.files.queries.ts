import type { Tx } from '../../platform/database/database.ts'
import { sameTenant } from '../../platform/database/join.ts'

/** Those of the files that the person may use in this report: their own which no other report has, and the report's.
 *  They are locked, so that none is deleted meanwhile. */
export async function usableFiles(
  tx: Tx,
  ids: readonly string[],
  { reportId, personId }: { reportId: string; personId: string },
): Promise<{ id: string; mime: string }[]> {
  if (ids.length === 0) return []
  const rows = await tx
    .selectFrom('file')
    .leftJoin('reportFile', (join) => sameTenant(join, 'reportFile.fileId', 'file.id'))
    .select(['file.id', 'file.mime', 'file.authorId', 'reportFile.reportId'])
    .where('file.id', 'in', ids)
    .forKeyShare('file')
    .execute()
  return rows.filter((row) => (row.reportId === null ? row.authorId === personId : row.reportId === reportId))
}

/** An amendment leaves the files of before, which the history shows. */
export async function attachFiles(tx: Tx, reportId: string, ids: readonly string[]): Promise<void> {
  if (ids.length === 0) return
  await tx
    .insertInto('reportFile')
    .values(ids.map((fileId) => ({ reportId, fileId })))
    .onConflict((conflict) => conflict.columns(['tenantId', 'reportId', 'fileId']).doNothing())
    .execute()
}

/** The files of these reports, in the order in which they were made. */
export async function filesOf(tx: Tx, reportIds: readonly string[]) {
  if (reportIds.length === 0) return []
  return tx
    .selectFrom('reportFile')
    .innerJoin('file', (join) => sameTenant(join, 'file.id', 'reportFile.fileId'))
    .select(['reportFile.reportId', 'file.id', 'file.name', 'file.mime', 'file.size'])
    .select(['file.width', 'file.height', 'file.storageKey'])
    .where('reportFile.reportId', 'in', reportIds)
    .orderBy('file.id')
    .execute()
}
