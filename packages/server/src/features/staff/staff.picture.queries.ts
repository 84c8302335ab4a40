import type { Tx } from '../../platform/database/database.ts'
import type { TakenPicture } from '../file/index.ts'

/** The file before it is deleted with those that no record has. */
export async function setPicture(tx: Tx, id: string, picture: TakenPicture | null): Promise<void> {
  await tx
    .updateTable('staff')
    .set({ picture: picture?.key ?? null, pictureFileId: picture?.fileId ?? null })
    .where('id', '=', id)
    .execute()
}
