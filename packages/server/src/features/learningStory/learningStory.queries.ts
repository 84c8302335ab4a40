import type { StoryState } from '@daybook/contract/learningStory/learningStory.rules.ts'
import { sql } from 'kysely'
import { among, given, sameTenant } from '../../platform/database/conditions.ts'
import type { Tx } from '../../platform/database/database.ts'
import { type PageWanted, readNamedPage } from '../../platform/database/page.ts'
import { anySpelling } from '../../platform/database/spelling.ts'

const stories = (tx: Tx) => tx.selectFrom('learningStory as story')

/** What a story shows, with the names of those who wrote it. */
const withNames = (wanted: ReturnType<typeof stories>) =>
  wanted
    .innerJoin('staff as author', (join) => sameTenant(join, 'author.id', 'story.authorId'))
    .leftJoin('staff as changer', (join) => sameTenant(join, 'changer.id', 'story.updatedBy'))
    .select(['story.id', 'story.version', 'story.title', 'story.words', 'story.happenedOn', 'story.strands'])
    .select(['story.authorId', 'author.realName as authorName', 'changer.realName as changedBy'])
    .select(['story.updatedAt', 'story.updatedBy', 'story.publishedAt', 'story.reviewComment'])
    // The table's checks and the handlers allow only these.
    .select([
      sql.ref<StoryState>('story.state').as('state'),
      sql.ref<Record<string, unknown>>('story.detail').as('detail'),
    ])

export type StoryRow = Awaited<ReturnType<typeof storiesByIds>>[number]

export interface StoriesWanted extends PageWanted {
  state: StoryState
  childId?: string | undefined
  strand?: string | undefined
  authorId?: string | undefined
  from?: string | undefined
  until?: string | undefined
  text?: string | undefined
}

/** How many published stories a search reads, whatever it finds. No index serves it (decision 081). */
export const mostSearched = 2000

const inFilter = (tx: Tx, { state, childId, authorId, from, until }: StoriesWanted) =>
  stories(tx)
    .where((eb) => given(eb, { 'story.state': state, 'story.authorId': authorId }))
    .$if(childId !== undefined, (query) =>
      // As an array these are read first, and not all stories until ten of them are about the child.
      query.where(
        sql<boolean>`story.id = any(array(select story_id from learning_story_child where child_id = ${childId}))`,
      ),
    )
    .$if(from !== undefined, (query) => query.where('story.happenedOn', '>=', from ?? ''))
    .$if(until !== undefined, (query) => query.where('story.happenedOn', '<=', until ?? ''))

const newestFirst = (query: ReturnType<typeof stories>) =>
  query.orderBy('story.happenedOn', (order) => order.desc().nullsFirst()).orderBy('story.id', 'desc')

/** The latest day that a search does not reach. Null when it reads all stories of the filter. */
async function unsearchedUntil(tx: Tx, wanted: StoriesWanted): Promise<string | null> {
  const next = await newestFirst(inFilter(tx, wanted))
    .select('story.happenedOn')
    .offset(mostSearched)
    .limit(1)
    .executeTakeFirst()
  return next?.happenedOn ?? null
}

/** One page, the newest first. Words and strands are searched for in the newest of the filter. */
export async function pageOfStories(tx: Tx, wanted: StoriesWanted) {
  const { state, strand, text = '' } = wanted
  // Few stories are unfinished, and they may have no day yet.
  const isBounded = state === 'published' && Boolean(strand || text)
  const unsearched = isBounded ? await unsearchedUntil(tx, wanted) : null
  const matching = inFilter(tx, wanted)
    .$if(unsearched !== null, (query) => query.where('story.happenedOn', '>', unsearched ?? ''))
    .$if(strand !== undefined, (query) => query.where(sql<boolean>`story.strands @> array[${strand}]`))
    .$if(Boolean(text), (query) =>
      query.where(
        sql<boolean>`(story.search @@ websearch_to_tsquery('english', ${text})
          or story.title ~ ${anySpelling(text)} or story.words ~ ${anySpelling(text)})`,
      ),
    )
  const page = await readNamedPage(newestFirst(matching), wanted, withNames)
  return { ...page, unsearched }
}

export const storiesByIds = (tx: Tx, ids: readonly string[]) =>
  ids.length === 0 ? Promise.resolve([]) : withNames(stories(tx).where(among('story.id', ids))).execute()

/** Locked until the transaction ends if it is going to change. */
export const findStory = (tx: Tx, id: string, { lock = false } = {}) =>
  withNames(stories(tx).where('story.id', '=', id))
    .$if(lock, (query) => query.forUpdate('story'))
    .executeTakeFirst()

/** How many stories wait for a manager. */
export async function countSubmitted(tx: Tx): Promise<number> {
  const { count } = await tx
    .selectFrom('learningStory')
    .select(({ fn }) => fn.countAll<number>().as('count'))
    .where('state', '=', 'submitted')
    .executeTakeFirstOrThrow()
  return count
}

/** The stories that wait for a manager, the oldest first. */
export function submittedStories(tx: Tx, most: number) {
  return tx
    .selectFrom('learningStory')
    .innerJoin('staff', (join) => sameTenant(join, 'staff.id', 'learningStory.authorId'))
    .select(['learningStory.id', 'learningStory.title', 'learningStory.updatedAt'])
    .select('staff.realName as authorName')
    .where('learningStory.state', '=', 'submitted')
    .orderBy('learningStory.updatedAt')
    .orderBy('learningStory.id')
    .limit(most)
    .execute()
}

export interface Columns {
  state: StoryState
  title: string
  happenedOn: string | null
  words: string
  strands: string[]
  publishedAt: string | null
  reviewComment: string | null
  detail: string
}

export async function insertStory(tx: Tx, row: Columns & { id: string; authorId: string }): Promise<void> {
  await tx.insertInto('learningStory').values(row).execute()
}

export async function updateStory(tx: Tx, id: string, columns: Partial<Columns>): Promise<void> {
  await tx
    .updateTable('learningStory')
    .set(columns)
    .set(({ eb }) => ({ version: eb('version', '+', 1) }))
    .where('id', '=', id)
    .execute()
}
