import type { FeedTopic } from '@daybook/contract/activity/activity.rules.ts'
import type { MessageParams } from '@daybook/contract/message/message.kind.ts'
import { sql } from 'kysely'
import type { Tx } from '../../platform/database/database.ts'

export interface NewActivity {
  id: string
  personId: string
  kind: string
  topic: FeedTopic
  params: string
  link: string | null
  causeId: string
  at: string
}

/** @returns whose feed has something new */
export async function insertActivities(tx: Tx, rows: readonly NewActivity[]): Promise<string[]> {
  if (rows.length === 0) return []
  const added = await tx
    .insertInto('activity')
    .values([...rows])
    .onConflict((conflict) => conflict.columns(['tenantId', 'personId', 'kind', 'causeId']).doNothing())
    .returning('personId')
    .execute()
  return [...new Set(added.map(({ personId }) => personId))]
}

const activitiesOf = (tx: Tx, personId: string) =>
  tx
    .selectFrom('activity')
    .select(['id', 'kind', 'link', 'at', 'causeId'])
    .select(({ eb }) => [
      // Only post() writes these columns.
      sql.ref<FeedTopic>('topic').as('topic'),
      sql.ref<MessageParams>('params').as('params'),
      eb('hiddenAt', 'is not', null).$castTo<boolean>().as('isHidden'),
    ])
    .where('personId', '=', personId)

export interface FeedWanted {
  personId: string
  /** None means all. */
  topics: readonly FeedTopic[]
  show?: 'hidden' | undefined
  before?: string | undefined
  current: number
  size: number
}

/** One more than asked for, to know whether others follow. */
export const readFeed = (tx: Tx, wanted: FeedWanted) => feedOf(tx, wanted).execute()

/** It reads by an index and stops after a page, however long the feed is. */
export function feedOf(tx: Tx, { personId, topics, show, before, current, size }: FeedWanted) {
  const [topic, ...others] = topics
  const last = tx
    .selectFrom('activity')
    .select('at')
    .where('id', '=', before ?? '')
  return (
    activitiesOf(tx, personId)
      .where('hiddenAt', show === 'hidden' ? 'is not' : 'is', null)
      // Nothing that is shown was taken back.
      .$if(show === 'hidden', (query) => query.where('takenBackAt', 'is', null))
      // The index has one topic in order.
      .$if(topic !== undefined && others.length === 0, (query) => query.where('topic', '=', topic ?? ''))
      .$if(others.length > 0, (query) => query.where('topic', 'in', topics))
      .$if(before === undefined, (query) => query.offset((current - 1) * size))
      .$if(before !== undefined, (query) =>
        query.where(sql<boolean>`(at, id) < ((${last}), ${before}::uuid)`),
      )
      .orderBy('at', 'desc')
      .orderBy('id', 'desc')
      .limit(size + 1)
  )
}

/** How many cards match, wherever the page begins. */
export async function countFeed(tx: Tx, wanted: FeedWanted): Promise<number> {
  const { total } = await feedOf(tx, wanted)
    .clearSelect()
    .clearOrderBy()
    .clearLimit()
    .clearOffset()
    .select(({ fn }) => fn.countAll<number>().as('total'))
    .executeTakeFirstOrThrow()
  return total
}

export type ActivityRow = Awaited<ReturnType<typeof readFeed>>[number]

export const findActivity = (tx: Tx, personId: string, id: string) =>
  activitiesOf(tx, personId).where('id', '=', id).where('takenBackAt', 'is', null).executeTakeFirst()

/** @param at when it was hidden; null brings it back */
export async function setHidden(tx: Tx, personId: string, id: string, at: string | null): Promise<void> {
  await tx
    .updateTable('activity')
    .set({ hiddenAt: at })
    .where('personId', '=', personId)
    .where('id', '=', id)
    .where('hiddenAt', at === null ? 'is not' : 'is', null)
    .where('takenBackAt', 'is', null)
    .execute()
}

/** A kind of card and what caused it. */
interface Caused {
  kind: string
  causeId: string
}

const changeCards = async (
  tx: Tx,
  { kind, causeId }: Caused,
  columns: { params: string; link?: null; hiddenAt?: string; takenBackAt?: string },
): Promise<string[]> => {
  const changed = await tx
    .updateTable('activity')
    .set(columns)
    .where('kind', '=', kind)
    .where('causeId', '=', causeId)
    .where('takenBackAt', 'is', null)
    .returning('personId')
    .execute()
  return changed.map(({ personId }) => personId)
}

/** Takes what this caused out of all feeds. A card stays as a place to read on from. @returns whose feeds */
export const endCards = (tx: Tx, caused: Caused, at: string) =>
  changeCards(tx, caused, { params: '{}', link: null, hiddenAt: at, takenBackAt: at })

/** What the cards of this say from now on. @returns whose feeds show them */
export const rewordCards = (tx: Tx, caused: Caused, params: string) => changeCards(tx, caused, { params })

export async function deleteBefore(tx: Tx, at: Date): Promise<void> {
  await tx.deleteFrom('activity').where('at', '<', at.toISOString()).execute()
}
