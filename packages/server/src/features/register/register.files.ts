// Pictures and documents of a register's records.
import type { Values } from '@daybook/contract/kernel/fields.check.ts'
import { filesIn } from '@daybook/contract/kernel/fields.files.ts'
import type { Fields } from '@daybook/contract/kernel/fields.ts'
import {
  allIds,
  attachFiles,
  type FileLinks,
  fileOfRecord,
  filesOf,
  refuseWrongFiles,
} from '../file/index.ts'
import type { RegisterContext } from './register.kind.ts'

const registerFiles: FileLinks = { table: 'registerFile', owner: 'recordId', notOfReports: true }

/** Attaches files to the record. Only the person's own unattached files are accepted; others are NOT_FOUND. */
export async function takeFiles(
  context: RegisterContext,
  fields: Fields,
  { id, values }: { id: string; values: Values },
): Promise<void> {
  const references = filesIn(fields, values)
  await refuseWrongFiles(context, registerFiles, { references, ownerIds: [id] })
  await attachFiles(context.tx, registerFiles, { ownerId: id, ids: allIds(references) })
}

/** Record id → its files, with addresses for the reader. */
export async function filesOfRecords(
  { tx, addresses }: Pick<RegisterContext, 'tx' | 'addresses'>,
  fields: Fields,
  records: readonly ({ id: string } & Values)[],
) {
  const rows = await filesOf(
    tx,
    registerFiles,
    records.map(({ id }) => id),
  )
  const known = new Map(rows.map((row) => [row.id, fileOfRecord(row, addresses)]))
  return new Map(
    records.map((record) => [
      record.id,
      allIds(filesIn(fields, record)).flatMap((id) => known.get(id) ?? []),
    ]),
  )
}
