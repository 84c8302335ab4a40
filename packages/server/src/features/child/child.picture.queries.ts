import type { Tx } from '../../platform/database/database.ts'
import { found } from '../../platform/errors.ts'
import type { TakenPicture } from '../file/index.ts'

const columns = ['id', 'firstName', 'familyName', 'picture'] as const

/** A child who has left keeps theirs. */
export const pictureOf = async (tx: Tx, id: string) =>
  found(await tx.selectFrom('child').select(columns).where('id', '=', id).executeTakeFirst())

/** The file before it is deleted with those that no record has. */
export const setPicture = async (tx: Tx, id: string, picture: TakenPicture | null) =>
  found(
    await tx
      .updateTable('child')
      .set({ picture: picture?.key ?? null, pictureFileId: picture?.fileId ?? null })
      .where('id', '=', id)
      .where('active', '=', true)
      .returning(columns)
      .executeTakeFirst(),
  )
