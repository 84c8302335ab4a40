// The attachments of publications.
import type { FieldError } from '@daybook/contract/kernel/fieldErrors.ts'
import type { Values } from '@daybook/contract/kernel/fields.check.ts'
import { filesIn } from '@daybook/contract/kernel/fields.files.ts'
import type { Fields } from '@daybook/contract/kernel/fields.ts'
import type { Tx } from '../../platform/database/database.ts'
import { sameTenant } from '../../platform/database/join.ts'
import { allIds, missingFiles, wrongFormats } from '../file/index.ts'

/** What is wrong with its files. A person may use their own that no other publication has, and the publication's. They
 *  are locked, so that none is deleted meanwhile. */
export async function wrongFiles(
  tx: Tx,
  fields: Fields,
  { id, values, personId }: { id: string; values: Values; personId: string },
): Promise<{ missing: Record<string, FieldError>; wrong: Record<string, FieldError> }> {
  const references = filesIn(fields, values)
  const ids = allIds(references)
  if (ids.length === 0) return { missing: {}, wrong: {} }
  const rows = await tx
    .selectFrom('file')
    .leftJoin('publicationFile', (join) => sameTenant(join, 'publicationFile.fileId', 'file.id'))
    .select(['file.id', 'file.mime', 'file.authorId', 'publicationFile.publicationId'])
    .where('file.id', 'in', ids)
    .forKeyShare('file')
    .execute()
  const usable = rows.filter(({ authorId, publicationId }) =>
    publicationId === null ? authorId === personId : publicationId === id,
  )
  return { missing: missingFiles(references, usable), wrong: wrongFormats(references, usable) }
}

/** A change leaves the files of earlier versions. */
export async function attachFiles(
  tx: Tx,
  fields: Fields,
  { id, values }: { id: string; values: Values },
): Promise<void> {
  const ids = allIds(filesIn(fields, values))
  if (ids.length === 0) return
  await tx
    .insertInto('publicationFile')
    .values(ids.map((fileId) => ({ publicationId: id, fileId })))
    .onConflict((conflict) => conflict.columns(['tenantId', 'publicationId', 'fileId']).doNothing())
    .execute()
}

/** The files of these publications, in the order in which they were made. */
export async function filesOf(tx: Tx, publicationIds: readonly string[]) {
  if (publicationIds.length === 0) return []
  return tx
    .selectFrom('publicationFile')
    .innerJoin('file', (join) => sameTenant(join, 'file.id', 'publicationFile.fileId'))
    .select(['publicationFile.publicationId', 'file.id', 'file.name', 'file.mime', 'file.size'])
    .select(['file.width', 'file.height', 'file.storageKey'])
    .where('publicationFile.publicationId', 'in', publicationIds)
    .orderBy('file.id')
    .execute()
}
