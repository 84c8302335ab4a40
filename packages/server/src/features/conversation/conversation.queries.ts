// Conversations as their people read them.
import { sql } from 'kysely'
import { given, sameTenant } from '../../platform/database/conditions.ts'
import type { Tx } from '../../platform/database/database.ts'
import { type PageWanted, readPage } from '../../platform/database/page.ts'

interface Person {
  id: string
  name: string
}

/** The conversations of a person, with the others in each, by name. */
function conversationsOf(tx: Tx, personId: string) {
  return tx
    .selectFrom('conversation')
    .innerJoin('conversationMember as own', (join) =>
      sameTenant(join, 'own.conversationId', 'conversation.id').on('own.staffId', '=', personId),
    )
    .leftJoin('room', (join) => sameTenant(join, 'room.id', 'conversation.roomId'))
    .select(['conversation.id', 'room.name as room', 'conversation.lastAt', 'own.readUntil'])
    .select(
      sql<Person[]>`(select coalesce(json_agg(json_build_object('id', staff.id, 'name', staff.real_name)
        order by fold_name(staff.real_name), staff.id), '[]') from conversation_member other
        join staff on staff.tenant_id = other.tenant_id and staff.id = other.staff_id
        where other.tenant_id = conversation.tenant_id and other.conversation_id = conversation.id
          and other.staff_id <> ${personId})`.as('others'),
    )
}

export type ConversationRow = NonNullable<Awaited<ReturnType<typeof findConversation>>>

export function findConversation(tx: Tx, personId: string, id: string) {
  return conversationsOf(tx, personId).where('conversation.id', '=', id).executeTakeFirst()
}

/** Whether the member `own` has not read `post`. */
const isUnread = sql<boolean>`post.author_id <> own.staff_id and post.voided_at is null
  and (own.read_until is null or post.sent_at > own.read_until)`

/** One page, the one with the newest message first. @param text in a message or in the name of one of the others */
export function pageOfConversations(
  tx: Tx,
  personId: string,
  { text, ...page }: PageWanted & { text: string },
) {
  const matching = conversationsOf(tx, personId)
    .innerJoinLateral(
      (eb) =>
        eb
          .selectFrom('conversationPost as post')
          .innerJoin('staff as author', (join) => sameTenant(join, 'author.id', 'post.authorId'))
          .select(['post.authorId', 'author.realName as authorName', 'post.sentAt'])
          .select(sql<string | null>`case when post.voided_at is null then post.text end`.as('text'))
          .whereRef('post.tenantId', '=', 'conversation.tenantId')
          .whereRef('post.conversationId', '=', 'conversation.id')
          .orderBy('post.sentAt', 'desc')
          .orderBy('post.id', 'desc')
          .limit(1)
          .as('last'),
      (join) => join.onTrue(),
    )
    .select(['last.authorId', 'last.authorName', 'last.sentAt', 'last.text'])
    .select(
      sql<number>`(select count(*)::int from conversation_post post
        where post.tenant_id = conversation.tenant_id and post.conversation_id = conversation.id
          and ${isUnread})`.as('unread'),
    )
    .$if(text !== '', (query) =>
      query.where(
        sql<boolean>`exists (select 1 from conversation_post post
            where post.tenant_id = conversation.tenant_id and post.conversation_id = conversation.id
              and post.voided_at is null and position(fold_name(${text}) in fold_name(post.text)) > 0)
          or exists (select 1 from conversation_member other
            join staff on staff.tenant_id = other.tenant_id and staff.id = other.staff_id
            where other.tenant_id = conversation.tenant_id and other.conversation_id = conversation.id
              and position(fold_name(${text}) in fold_name(staff.real_name)) > 0)`,
      ),
    )
    .orderBy('conversation.lastAt', 'desc')
    .orderBy('conversation.id', 'desc')
  return readPage(matching, page)
}

const posts = (tx: Tx) =>
  tx
    .selectFrom('conversationPost as post')
    .innerJoin('staff', (join) => sameTenant(join, 'staff.id', 'post.authorId'))
    .select(['post.id', 'post.conversationId', 'post.authorId', 'staff.realName as authorName'])
    .select(['post.text', 'post.sentAt', 'post.voidedAt'])

export type PostRow = Awaited<ReturnType<typeof postsOf>>[number]

/** The newest messages, or those before an instant, the newest first. */
export function postsOf(tx: Tx, conversationId: string, before: string | undefined, most: number) {
  return posts(tx)
    .where('post.conversationId', '=', conversationId)
    .$if(before !== undefined, (query) => query.where('post.sentAt', '<', before ?? ''))
    .orderBy('post.sentAt', 'desc')
    .orderBy('post.id', 'desc')
    .limit(most)
    .execute()
}

/** A message of this author. */
export function ownPost(tx: Tx, authorId: string, id: string): Promise<PostRow | undefined> {
  return posts(tx)
    .where((eb) => given(eb, { 'post.id': id, 'post.authorId': authorId }))
    .executeTakeFirst()
}

/** Everybody in a conversation, and up to which message each has read it. */
export function membersOf(tx: Tx, conversationId: string) {
  return tx
    .selectFrom('conversationMember')
    .innerJoin('staff', (join) => sameTenant(join, 'staff.id', 'conversationMember.staffId'))
    .select(['staff.id', 'staff.realName as name', 'conversationMember.readUntil'])
    .where('conversationId', '=', conversationId)
    .orderBy(sql`fold_name(staff.real_name)`)
    .orderBy('staff.id')
    .execute()
}

/** Who in a conversation has something to read in it. */
export async function withUnread(tx: Tx, conversationId: string): Promise<string[]> {
  const rows = await tx
    .selectFrom('conversationMember as own')
    .innerJoin('conversationPost as post', (join) =>
      sameTenant(join, 'post.conversationId', 'own.conversationId').on(isUnread),
    )
    .select('own.staffId')
    .distinct()
    .where('own.conversationId', '=', conversationId)
    .execute()
  return rows.map(({ staffId }) => staffId)
}

/** Who has this room as their own. */
export async function staffOfRoom(tx: Tx, roomId: string): Promise<string[]> {
  const rows = await tx
    .selectFrom('staff')
    .select('id')
    .where('active', '=', true)
    .where('roomId', '=', roomId)
    .execute()
  return rows.map(({ id }) => id)
}

export function findRoom(tx: Tx, id: string): Promise<{ id: string; name: string } | undefined> {
  return tx
    .selectFrom('room')
    .select(['id', 'name'])
    .where((eb) => given(eb, { id, active: true }))
    .executeTakeFirst()
}
