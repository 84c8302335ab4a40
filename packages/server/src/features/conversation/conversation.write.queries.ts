import { createHash } from 'node:crypto'
import type { Tx } from '../../platform/database/database.ts'
import type { CreateId } from '../../platform/ids.ts'

interface Opened {
  ids: CreateId
  roomId: string | null
  /** Everybody who reads it. */
  people: readonly string[]
  at: string
}

/** The conversation of these people, which is made with its first message. */
export async function openConversation(tx: Tx, { ids, roomId, people, at }: Opened): Promise<string> {
  const key = [roomId ?? '', ...people.toSorted()].join(' ')
  const peopleHash = createHash('sha256').update(key).digest()
  const made = await tx
    .insertInto('conversation')
    .values({ id: ids(), roomId, peopleHash, lastAt: at })
    .onConflict((conflict) => conflict.columns(['tenantId', 'peopleHash']).doNothing())
    .returning('id')
    .executeTakeFirst()
  if (!made) {
    const { id } = await tx
      .selectFrom('conversation')
      .select('id')
      .where('peopleHash', '=', peopleHash)
      .executeTakeFirstOrThrow()
    return id
  }
  const members = people.map((staffId) => ({ id: ids(), conversationId: made.id, staffId }))
  await tx.insertInto('conversationMember').values(members).execute()
  return made.id
}

interface NewPost {
  id: string
  conversationId: string
  authorId: string
  text: string
  sentAt: string
}

/** Returns whether it is new. */
export async function insertPost(tx: Tx, post: NewPost): Promise<boolean> {
  const made = await tx
    .insertInto('conversationPost')
    .values(post)
    .onConflict((conflict) => conflict.columns(['tenantId', 'id']).doNothing())
    .executeTakeFirstOrThrow()
  if (made.numInsertedOrUpdatedRows !== 1n) return false
  await tx
    .updateTable('conversation')
    .set({ lastAt: post.sentAt })
    .where('id', '=', post.conversationId)
    .where('lastAt', '<', post.sentAt)
    .execute()
  return true
}

/** Returns whether something was unread. */
export async function markRead(
  tx: Tx,
  conversationId: string,
  staffId: string,
  until: string,
): Promise<boolean> {
  const { numUpdatedRows } = await tx
    .updateTable('conversationMember')
    .set({ readUntil: until })
    .where('conversationId', '=', conversationId)
    .where('staffId', '=', staffId)
    .where((eb) => eb.or([eb('readUntil', 'is', null), eb('readUntil', '<', until)]))
    .executeTakeFirstOrThrow()
  return numUpdatedRows > 0n
}

/** Takes a message back that was sent after this instant. Returns whether it was there. */
export async function voidPost(
  tx: Tx,
  id: string,
  { at, sentAfter }: { at: Date; sentAfter: Date },
): Promise<boolean> {
  const { numUpdatedRows } = await tx
    .updateTable('conversationPost')
    .set({ voidedAt: at.toISOString() })
    .where('id', '=', id)
    .where('voidedAt', 'is', null)
    .where('sentAt', '>', sentAfter.toISOString())
    .executeTakeFirstOrThrow()
  return numUpdatedRows > 0n
}

/** Deletes messages sent until then, and conversations that have no later one. */
export async function forgetPosts(tx: Tx, until: Date): Promise<void> {
  await tx.deleteFrom('conversationPost').where('sentAt', '<=', until.toISOString()).execute()
  await tx.deleteFrom('conversation').where('lastAt', '<=', until.toISOString()).execute()
}
