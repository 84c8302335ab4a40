import type { StoryState } from '@daybook/contract/learningStory/learningStory.rules.ts'
import { sql } from 'kysely'
import type { Tx } from '../../platform/database/database.ts'
import { given } from '../../platform/database/given.ts'
import { sameTenant } from '../../platform/database/join.ts'
import { type PageWanted, readPage } from '../../platform/database/page.ts'

const selectStories = (tx: Tx) =>
  tx
    .selectFrom('learningStory as story')
    // Every story has an author. Counting a left join needs the index alone.
    .leftJoin('staff as author', (join) => sameTenant(join, 'author.id', 'story.authorId'))
    .leftJoin('staff as changer', (join) => sameTenant(join, 'changer.id', 'story.updatedBy'))
    .select(['story.id', 'story.version', 'story.title', 'story.words', 'story.happenedOn', 'story.strands'])
    .select(['story.authorId', 'changer.realName as changedBy'])
    .select((eb) => eb.ref('author.realName').$notNull().as('authorName'))
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

/** One page, the newest first. */
export function pageOfStories(tx: Tx, wanted: StoriesWanted) {
  const { state, childId, strand, authorId, from, until, text } = wanted
  const matching = selectStories(tx)
    .where((eb) => given(eb, { 'story.state': state, 'story.authorId': authorId }))
    .$if(childId !== undefined, (query) =>
      query.where(({ exists, selectFrom }) =>
        exists(
          selectFrom('learningStoryChild as of')
            .select(sql.lit(1).as('one'))
            .whereRef('of.tenantId', '=', 'story.tenantId')
            .whereRef('of.storyId', '=', 'story.id')
            .where('of.childId', '=', childId ?? ''),
        ),
      ),
    )
    .$if(strand !== undefined, (query) => query.where(sql<boolean>`story.strands @> array[${strand}]`))
    .$if(from !== undefined, (query) => query.where('story.happenedOn', '>=', from ?? ''))
    .$if(until !== undefined, (query) => query.where('story.happenedOn', '<=', until ?? ''))
    .$if(Boolean(text), (query) =>
      query.where(
        sql<boolean>`(story.search @@ websearch_to_tsquery('english', ${text}) or story.title ilike ${containing(text)}
          or story.words ilike ${containing(text)})`,
      ),
    )
    .orderBy('story.happenedOn', (order) => order.desc().nullsFirst())
    .orderBy('story.id', 'desc')
  return readPage(matching, wanted)
}

const containing = (text = '') => `%${text.replace(/[\\%_]/g, '\\$&')}%`

export const storiesByIds = (tx: Tx, ids: readonly string[]) =>
  ids.length === 0 ? Promise.resolve([]) : selectStories(tx).where('story.id', 'in', ids).execute()

/** Locked until the transaction ends if it is going to change. */
export const findStory = (tx: Tx, id: string, { lock = false } = {}) =>
  selectStories(tx)
    .where('story.id', '=', id)
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
