// The children and the pictures of stories.
import type { Tx } from '../../platform/database/database.ts'
import { sameTenant } from '../../platform/database/join.ts'
import { mayAll } from '../role/index.ts'
import { isOfCentre } from '../staff/index.ts'

/** The children of these stories, by first name. */
export async function childrenOf(tx: Tx, storyIds: readonly string[]) {
  if (storyIds.length === 0) return []
  return tx
    .selectFrom('learningStoryChild as of')
    .innerJoin('child', (join) => sameTenant(join, 'child.id', 'of.childId'))
    .select(['of.storyId', 'child.id', 'child.firstName', 'child.familyName', 'child.picture'])
    .where('of.storyId', 'in', storyIds)
    .orderBy('child.firstName')
    .orderBy('child.id')
    .execute()
}

export async function setChildren(tx: Tx, storyId: string, childIds: readonly string[]): Promise<void> {
  await tx.deleteFrom('learningStoryChild').where('storyId', '=', storyId).execute()
  if (childIds.length === 0) return
  await tx
    .insertInto('learningStoryChild')
    .values(childIds.map((childId) => ({ storyId, childId })))
    .execute()
}

/** Those of the files that the person may use in this story: their own which no record has, and the story's. They are
 *  locked, so that none is deleted meanwhile. */
export async function usableFiles(
  tx: Tx,
  ids: readonly string[],
  { storyId, personId }: { storyId: string; personId: string },
) {
  if (ids.length === 0) return []
  const rows = await tx
    .selectFrom('file')
    .leftJoin('learningStoryFile as used', (join) => sameTenant(join, 'used.fileId', 'file.id'))
    .leftJoin('reportFile as reported', (join) => sameTenant(join, 'reported.fileId', 'file.id'))
    .select(['file.id', 'file.mime', 'file.authorId', 'used.storyId', 'reported.reportId'])
    .where('file.id', 'in', ids)
    .forKeyShare('file')
    .execute()
  return rows.filter(
    (row) =>
      row.storyId === storyId || (row.storyId === null && row.reportId === null && row.authorId === personId),
  )
}

export async function attachFiles(tx: Tx, storyId: string, ids: readonly string[]): Promise<void> {
  if (ids.length === 0) return
  await tx
    .insertInto('learningStoryFile')
    .values(ids.map((fileId) => ({ storyId, fileId })))
    .onConflict((conflict) => conflict.columns(['tenantId', 'storyId', 'fileId']).doNothing())
    .execute()
}

export async function filesOf(tx: Tx, storyIds: readonly string[]) {
  if (storyIds.length === 0) return []
  return tx
    .selectFrom('learningStoryFile as used')
    .innerJoin('file', (join) => sameTenant(join, 'file.id', 'used.fileId'))
    .select(['used.storyId', 'file.id', 'file.name', 'file.mime', 'file.size'])
    .select(['file.width', 'file.height', 'file.storageKey', 'file.posterKey'])
    .where('used.storyId', 'in', storyIds)
    .execute()
}

/** Who works in the rooms of the story's children, and who reviews stories. */
export async function readersOf(tx: Tx, storyId: string, today: string): Promise<string[]> {
  const rooms = tx
    .selectFrom('learningStoryChild as of')
    .innerJoin('enrolment', (join) => sameTenant(join, 'enrolment.childId', 'of.childId'))
    .select('enrolment.roomId')
    .where('of.storyId', '=', storyId)
    .where('enrolment.startsOn', '<=', today)
    .where((eb) => eb.or([eb('enrolment.endsOn', 'is', null), eb('enrolment.endsOn', '>=', today)]))
  const rows = await tx
    .selectFrom('staff')
    .select('id')
    .where('active', '=', true)
    .where((eb) => eb.or([eb('roomId', 'in', rooms), mayAll(['story.review'])]))
    .where(isOfCentre)
    .execute()
  return rows.map(({ id }) => id)
}
