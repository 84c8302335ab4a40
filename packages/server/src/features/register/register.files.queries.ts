// The pictures and documents of a register's records.
import type { FieldError } from '@daybook/contract/kernel/fieldErrors.ts'
import type { Values } from '@daybook/contract/kernel/fields.check.ts'
import { filesIn } from '@daybook/contract/kernel/fields.files.ts'
import type { Fields } from '@daybook/contract/kernel/fields.ts'
import { sql } from 'kysely'
import { sameTenant } from '../../platform/database/join.ts'
import { fail } from '../../platform/errors.ts'
import { type FileFacts, fileOfRecord, missingFiles, wrongFormats } from '../file/index.ts'
import type { RegisterContext } from './register.kind.ts'

/** Gives the record its files: the person's own that nothing else has. Refuses others, as if they did not exist. */
export async function attachFiles(
  { tx, actor }: RegisterContext,
  fields: Fields,
  { id, values }: { id: string; values: Values },
): Promise<void> {
  const references = filesIn(fields, values)
  const ids = references.flatMap((reference) => reference.ids)
  if (ids.length === 0) return
  const rows = await tx
    .selectFrom('file')
    .leftJoin('registerFile', (join) => sameTenant(join, 'registerFile.fileId', 'file.id'))
    .leftJoin('reportFile', (join) => sameTenant(join, 'reportFile.fileId', 'file.id'))
    .select(['file.id', 'file.mime', 'file.authorId', 'registerFile.recordId', 'reportFile.reportId'])
    .where('file.id', 'in', ids)
    .forKeyShare('file')
    .execute()
  const usable = rows.filter(
    ({ authorId, recordId, reportId }) =>
      recordId === id || (recordId === null && reportId === null && authorId === actor.personId),
  )
  const missing: Record<string, FieldError> = missingFiles(references, usable)
  if (Object.keys(missing).length > 0) fail('NOT_FOUND', missing)
  const wrong = wrongFormats(references, usable)
  if (Object.keys(wrong).length > 0) fail('VALIDATION_FAILED', wrong)
  await tx
    .insertInto('registerFile')
    .values(usable.map((file) => ({ recordId: id, fileId: file.id })))
    .onConflict((conflict) => conflict.doNothing())
    .execute()
}

/** Record → its files, with addresses for the reader. */
export async function filesOfRecords(
  { tx, addresses }: Pick<RegisterContext, 'tx' | 'addresses'>,
  fields: Fields,
  records: readonly ({ id: string } & Values)[],
) {
  const wanted = records.map((record) => ({
    id: record.id,
    files: filesIn(fields, record).flatMap(({ ids }) => ids),
  }))
  const ids = wanted.flatMap(({ files }) => files)
  if (ids.length === 0) return new Map<string, ReturnType<typeof fileOfRecord>[]>()
  const rows: (FileFacts & { id: string; name: string })[] = await tx
    .selectFrom('file')
    .select(['id', 'name', 'mime', 'size', 'width', 'height', 'storageKey'])
    .where(sql<boolean>`id = any(${ids}::uuid[])`)
    .execute()
  const known = new Map(rows.map((row) => [row.id, fileOfRecord(row, addresses)]))
  return new Map(wanted.map(({ id, files }) => [id, files.flatMap((file) => known.get(file) ?? [])]))
}
