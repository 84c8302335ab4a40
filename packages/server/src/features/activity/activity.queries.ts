import type { FeedTopic } from '@daybook/contract/activity/activity.rules.ts'
import type { MessageParams } from '@daybook/contract/message/message.kind.ts'
import { sql } from 'kysely'
import type { Tx } from '../../platform/database/database.ts'
import { given } from '../../platform/database/given.ts'

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
  topic?: FeedTopic | undefined
  show?: 'hidden' | undefined
  before?: string | undefined
  size: number
}

/** One more than asked for, to know whether others follow. */
export const readFeed = (tx: Tx, wanted: FeedWanted) => feedOf(tx, wanted).execute()

/** It reads by an index and stops after a page, however long the feed is. */
export function feedOf(tx: Tx, { personId, topic, show, before, size }: FeedWanted) {
  const last = tx
    .selectFrom('activity')
    .select('at')
    .where('id', '=', before ?? '')
  return activitiesOf(tx, personId)
    .where('hiddenAt', show === 'hidden' ? 'is not' : 'is', null)
    .where((eb) => given(eb, { topic }))
    .$if(before !== undefined, (query) => query.where(sql<boolean>`(at, id) < ((${last}), ${before}::uuid)`))
    .orderBy('at', 'desc')
    .orderBy('id', 'desc')
    .limit(size + 1)
}

export type ActivityRow = Awaited<ReturnType<typeof readFeed>>[number]

export const findActivity = (tx: Tx, personId: string, id: string) =>
  activitiesOf(tx, personId).where('id', '=', id).executeTakeFirst()

/** @param at when it was hidden; null brings it back */
export async function setHidden(tx: Tx, personId: string, id: string, at: string | null): Promise<void> {
  await tx
    .updateTable('activity')
    .set({ hiddenAt: at })
    .where('personId', '=', personId)
    .where('id', '=', id)
    .where('hiddenAt', at === null ? 'is not' : 'is', null)
    .execute()
}

/** Takes what this caused out of all feeds. */
export async function deleteCards(tx: Tx, kind: string, causeId: string): Promise<void> {
  await tx.deleteFrom('activity').where('kind', '=', kind).where('causeId', '=', causeId).execute()
}

export async function deleteBefore(tx: Tx, at: Date): Promise<void> {
  await tx.deleteFrom('activity').where('at', '<', at.toISOString()).execute()
}
