import { sql } from 'kysely'
import type { Tx } from '../../platform/database/database.ts'

/** A picture that this person has uploaded and that belongs to nothing else, locked. */
export function ownPicture(tx: Tx, authorId: string, wanted: { id: string } | { storageKey: string }) {
  return tx
    .selectFrom('file')
    .select(['id', 'storageKey', 'mime'])
    .where('authorId', '=', authorId)
    .where('mime', '=', 'image/jpeg')
    .where((where) =>
      'id' in wanted
        ? where(sql<string>`id::text`, '=', wanted.id)
        : where('storageKey', '=', wanted.storageKey),
    )
    .where(
      sql<boolean>`not exists (select from report_file where report_file.tenant_id = file.tenant_id and file_id = file.id)`,
    )
    .where(
      sql<boolean>`not exists (select from staff where staff.tenant_id = file.tenant_id and picture_file_id = file.id)`,
    )
    .forUpdate()
    .executeTakeFirst()
}

/** The file before it is deleted with those that no record has. */
export async function setPicture(
  tx: Tx,
  id: string,
  picture: { fileId: string; key: string | null } | null,
): Promise<void> {
  await tx
    .updateTable('staff')
    .set({ picture: picture?.key ?? null, pictureFileId: picture?.fileId ?? null })
    .where('id', '=', id)
    .execute()
}
