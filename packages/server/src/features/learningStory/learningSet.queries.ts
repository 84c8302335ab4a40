import { sql } from 'kysely'
import { sameTenant } from '../../platform/database/conditions.ts'
import type { Tx } from '../../platform/database/database.ts'
import { type PageWanted, readNamedPage } from '../../platform/database/page.ts'

// In the words of its index.
const sets = (tx: Tx) => tx.selectFrom('learningSet as set').where(sql<boolean>`set.active`)

const withNames = (wanted: ReturnType<typeof sets>) =>
  wanted
    .leftJoin('staff as changer', (join) => sameTenant(join, 'changer.id', 'set.updatedBy'))
    .select(['set.id', 'set.title', 'set.about', 'set.version', 'set.updatedAt'])
    .select('changer.realName as changedBy')

/** The one changed last comes first. */
export const pageOfSets = (tx: Tx, wanted: PageWanted) =>
  readNamedPage(sets(tx).orderBy('set.updatedAt', 'desc').orderBy('set.id'), wanted, withNames)

export const findSet = (tx: Tx, id: string, { lock = false } = {}) =>
  withNames(sets(tx))
    .where('set.id', '=', id)
    .$if(lock, (query) => query.forUpdate('set'))
    .executeTakeFirst()

/** The published stories of these sets, in their order. */
export async function storiesIn(tx: Tx, setIds: readonly string[]) {
  if (setIds.length === 0) return []
  return tx
    .selectFrom('learningSetStory as part')
    .innerJoin('learningStory as story', (join) => sameTenant(join, 'story.id', 'part.storyId'))
    .select(['part.setId', 'part.storyId'])
    .where('part.setId', 'in', setIds)
    .where('story.state', '=', 'published')
    .orderBy('part.place')
    .execute()
}

export async function insertSet(tx: Tx, row: { id: string; title: string; about: string }): Promise<boolean> {
  const { numInsertedOrUpdatedRows } = await tx
    .insertInto('learningSet')
    .values(row)
    .onConflict((conflict) => conflict.columns(['tenantId', 'id']).doNothing())
    .executeTakeFirstOrThrow()
  return numInsertedOrUpdatedRows === 1n
}

export async function updateSet(
  tx: Tx,
  id: string,
  columns: { title: string; about: string },
): Promise<void> {
  await tx
    .updateTable('learningSet')
    .set(columns)
    .set(({ eb }) => ({ version: eb('version', '+', 1) }))
    .where('id', '=', id)
    .execute()
}

export async function endSet(tx: Tx, id: string): Promise<void> {
  await tx.updateTable('learningSet').set({ active: false }).where('id', '=', id).execute()
}

export async function setStories(tx: Tx, setId: string, storyIds: readonly string[]): Promise<void> {
  await tx.deleteFrom('learningSetStory').where('setId', '=', setId).execute()
  if (storyIds.length === 0) return
  await tx
    .insertInto('learningSetStory')
    .values(storyIds.map((storyId, place) => ({ setId, storyId, place })))
    .execute()
}

/** Those of the stories that are published. */
export async function publishedAmong(tx: Tx, ids: readonly string[]): Promise<Set<string>> {
  if (ids.length === 0) return new Set()
  const rows = await tx
    .selectFrom('learningStory')
    .select('id')
    .where('id', 'in', ids)
    .where(sql.ref('state'), '=', 'published')
    .execute()
  return new Set(rows.map(({ id }) => id))
}

/** What stands on the cover of a book. */
export async function centreName(tx: Tx): Promise<string> {
  const { name } = await tx.selectFrom('centre').select('name').executeTakeFirstOrThrow()
  return name
}
