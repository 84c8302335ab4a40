import { type ExpressionBuilder, sql } from 'kysely'
import type { Tx } from '../../platform/database/database.ts'
import type { DB } from '../../platform/database/types.ts'
import type { FileFacts } from './file.storage.ts'

export interface FileRow extends FileFacts {
  id: string
  authorId: string
  name: string
  hash: Buffer
}

const columns = [
  'id',
  'authorId',
  'name',
  'mime',
  'size',
  'width',
  'height',
  'hash',
  'storageKey',
  'posterKey',
] as const

/** Adds the row. @returns the one that has its id already, if any */
export async function insertFile(tx: Tx, row: FileRow): Promise<FileRow | undefined> {
  const { numInsertedOrUpdatedRows } = await tx
    .insertInto('file')
    .values(row)
    .onConflict((conflict) => conflict.columns(['tenantId', 'id']).doNothing())
    .executeTakeFirstOrThrow()
  if (numInsertedOrUpdatedRows) return undefined
  return tx.selectFrom('file').select(columns).where('id', '=', row.id).executeTakeFirst()
}

/** The tables that say whose file is whose. */
export const fileOwners = [
  'reportFile',
  'registerFile',
  'learningStoryFile',
  'checkAnswerFile',
  'workflowFile',
  'publicationFile',
] as const

/** The tables of those who have a picture. */
export const pictured = ['staff', 'child', 'contact'] as const

/** No record has it, and nobody has it as their picture. */
const isUnattached = ({ not, exists, selectFrom, and }: ExpressionBuilder<DB, 'file'>) =>
  and([
    ...fileOwners.map((table) =>
      not(
        exists(
          selectFrom(table)
            .select(sql.lit(1).as('one'))
            .whereRef(`${table}.tenantId`, '=', 'file.tenantId')
            .whereRef(`${table}.fileId`, '=', 'file.id'),
        ),
      ),
    ),
    ...pictured.map((table) =>
      not(
        exists(
          selectFrom(table)
            .select(sql.lit(1).as('one'))
            .whereRef(`${table}.tenantId`, '=', 'file.tenantId')
            .whereRef(`${table}.pictureFileId`, '=', 'file.id'),
        ),
      ),
    ),
  ])

/** A picture that this person has uploaded and that belongs to nothing else, locked. */
export const ownPicture = (tx: Tx, authorId: string, wanted: { id: string } | { storageKey: string }) =>
  tx
    .selectFrom('file')
    .select(['file.id', 'file.storageKey', 'file.mime'])
    .where('file.authorId', '=', authorId)
    .where('file.mime', '=', 'image/jpeg')
    .where((where) =>
      'id' in wanted
        ? where(sql<string>`file.id::text`, '=', wanted.id)
        : where('file.storageKey', '=', wanted.storageKey),
    )
    .where(isUnattached)
    .forUpdate('file')
    .executeTakeFirst()

/** Deletes the row of a picture that this person has just uploaded: its content belongs to a video from now on. */
export function takePoster(tx: Tx, id: string, authorId: string) {
  return tx
    .deleteFrom('file')
    .where('id', '=', id)
    .where('authorId', '=', authorId)
    .where('mime', '=', 'image/jpeg')
    .where(isUnattached)
    .returning(['storageKey as posterKey', 'width', 'height'])
    .executeTakeFirst()
}

/** Files that no record has taken until now, locked. One that a record is just taking is left out. */
/** How many of them are read at once. */
export const mostUnattached = 500

export function unattachedFiles(tx: Tx, before: Date) {
  return tx
    .selectFrom('file')
    .select(['file.id', 'file.storageKey', 'file.mime', 'file.posterKey'])
    .where('file.createdAt', '<', before.toISOString())
    .where(isUnattached)
    .limit(mostUnattached)
    .forUpdate('file')
    .skipLocked()
    .execute()
}

export async function deleteFiles(tx: Tx, ids: readonly string[]): Promise<void> {
  if (ids.length > 0) await tx.deleteFrom('file').where('id', 'in', ids).execute()
}
