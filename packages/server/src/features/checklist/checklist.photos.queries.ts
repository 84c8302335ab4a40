import type { Tx } from '../../platform/database/database.ts'
import { sameTenant } from '../../platform/database/join.ts'

/** Those of the files that the person may give these answers: their own which no other answer has. They are locked, so
 *  that none is deleted meanwhile. */
export async function usablePhotos(
  tx: Tx,
  ids: readonly string[],
  { answerIds, personId }: { answerIds: readonly string[]; personId: string },
): Promise<{ id: string; mime: string }[]> {
  if (ids.length === 0) return []
  const rows = await tx
    .selectFrom('file')
    .leftJoin('checkAnswerFile', (join) => sameTenant(join, 'checkAnswerFile.fileId', 'file.id'))
    .select(['file.id', 'file.mime', 'checkAnswerFile.answerId'])
    .where('file.id', 'in', ids)
    .where('file.authorId', '=', personId)
    .forKeyShare('file')
    .execute()
  return rows.filter(({ answerId }) => answerId === null || answerIds.includes(answerId))
}

export async function attachPhotos(
  tx: Tx,
  answers: readonly { id: string; photos?: readonly string[] | undefined }[],
): Promise<void> {
  const rows = answers.flatMap(({ id: answerId, photos = [] }) =>
    photos.map((fileId) => ({ answerId, fileId })),
  )
  if (rows.length === 0) return
  await tx
    .insertInto('checkAnswerFile')
    .values(rows)
    .onConflict((conflict) => conflict.columns(['tenantId', 'answerId', 'fileId']).doNothing())
    .execute()
}

/** The photos of all answers of a check, in the order in which they were made. */
export function photosOf(tx: Tx, checkId: string) {
  return tx
    .selectFrom('checkAnswerFile')
    .innerJoin('checkAnswer', (join) => sameTenant(join, 'checkAnswer.id', 'checkAnswerFile.answerId'))
    .innerJoin('file', (join) => sameTenant(join, 'file.id', 'checkAnswerFile.fileId'))
    .select(['checkAnswerFile.answerId', 'file.id', 'file.name', 'file.mime', 'file.size'])
    .select(['file.width', 'file.height', 'file.storageKey'])
    .where('checkAnswer.checkId', '=', checkId)
    .orderBy('file.id')
    .execute()
}
