// The children of stories, and their readers.

import { sameTenant } from '../../platform/database/conditions.ts'
import type { Tx } from '../../platform/database/database.ts'
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

/** Who may read stories and works in the rooms of the story's children, or reviews them. */
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
    .where(mayAll(['story.read']))
    .where(isOfCentre)
    .execute()
  return rows.map(({ id }) => id)
}
