import type { conversation } from '@daybook/contract/conversation/conversation.contract.ts'
import { conversationMessages } from '@daybook/contract/conversation/conversation.contract.ts'
import {
  canTakeBack,
  conversationChanged,
  conversationLimits,
  conversationPage,
  takeBackWithin,
} from '@daybook/contract/conversation/conversation.rules.ts'
import type { Context, ContextOf } from '../../platform/context.ts'
import { fail, found } from '../../platform/errors.ts'
import { pageOf } from '../../platform/page.ts'
import { markReadAbout, withUnreadAbout } from '../message/message.send.queries.ts'
import { alerts, tell } from '../notification/index.ts'
import {
  type ConversationRow,
  findConversation,
  membersOf,
  ownPost,
  type PostRow,
  pageOfConversations,
  postsOf,
  withUnread,
} from './conversation.queries.ts'
import { recipientsOf } from './conversation.recipients.ts'
import { insertPost, markRead, openConversation, voidPost } from './conversation.write.queries.ts'

export const conversationAlerts = alerts(conversationMessages, {
  posted: {
    topic: 'colleague',
    to: 'named',
    words: { 'en-US': 'A message from a colleague is waiting', 'zh-CN': '您有一条同事发来的消息' },
  },
})

type Operations = typeof conversation.operations
type Of<K extends keyof Operations> = ContextOf<Operations[K]>
type Members = Awaited<ReturnType<typeof membersOf>>

export async function listConversations({ tx, actor, input }: Of<'listConversations'>) {
  const { text = '', ...page } = input
  const { records, total } = await pageOfConversations(tx, actor.personId, { ...page, text })
  const lines = records.map(({ id, others, room, authorId, authorName, text, sentAt, unread }) => ({
    id,
    others,
    room,
    last: { by: { id: authorId, name: authorName }, text, sentAt },
    unread,
  }))
  return pageOf(lines, total, input)
}

export async function getConversation({ tx, actor, clock, input }: Of<'getConversation'>) {
  const { others, room, id } = found(await findConversation(tx, actor.personId, input.id))
  const most = conversationLimits.posts
  const rows = await postsOf(tx, id, input.before, most + 1)
  const members = await membersOf(tx, id)
  const posts = rows.slice(0, most).map((row) => postFor(actor.personId, row, members, clock.now()))
  return { id, others, room, posts: posts.reverse(), hasEarlier: rows.length > most }
}

export async function write(context: Of<'write'>) {
  const { tx, actor, clock, ids, input, auditSubjects } = context
  const { personId } = actor
  const sentAt = clock.now().toISOString()
  const { id, text } = input
  const row = input.conversationId
    ? found(await findConversation(tx, personId, input.conversationId))
    : await opened(context, { ids, at: sentAt, ...(await recipientsOf(context)) })
  const conversationId = row.id
  if (!(await insertPost(tx, { id, conversationId, authorId: personId, text, sentAt }))) {
    const sent = (await ownPost(tx, personId, id)) ?? fail('RECORD_EXISTS')
    context.alreadyDone()
    return { conversationId: sent.conversationId, post: postFor(personId, sent, [], clock.now()) }
  }
  auditSubjects(id)
  const others = row.others.map((one) => one.id)
  const link = conversationPage(conversationId)
  // Who has not read the last one knows that something waits.
  const known = await withUnreadAbout(tx, link, others)
  await tell(context, conversationAlerts.posted, [
    {
      to: others.filter((one) => !known.includes(one)),
      params: { byName: actor.name, roomName: row.room ?? '' },
      link,
      causeId: id,
    },
  ])
  publishChange(context, conversationId, [personId, ...others])
  const post = found(await ownPost(tx, personId, id))
  return { conversationId, post: postFor(personId, post, [], clock.now()) }
}

async function opened(
  { tx, actor }: Of<'write'>,
  asked: Parameters<typeof openConversation>[1],
): Promise<ConversationRow> {
  return found(await findConversation(tx, actor.personId, await openConversation(tx, asked)))
}

export async function readConversation(context: Of<'readConversation'>): Promise<null> {
  const { tx, actor, clock, publish, input, auditSubjects } = context
  const { id, lastAt, others } = found(await findConversation(tx, actor.personId, input.id))
  auditSubjects(id)
  const isNews = await markRead(tx, id, actor.personId, lastAt)
  if (isNews) publishChange(context, id, [actor.personId, ...others.map((one) => one.id)])
  await markReadAbout({ tx, clock, publish }, actor.personId, conversationPage(id))
  return null
}

export async function takeBack(context: Of<'takeBack'>): Promise<null> {
  const { tx, actor, clock, input, auditSubjects } = context
  const post = found(await ownPost(tx, actor.personId, input.id))
  if (post.voidedAt !== null) {
    context.alreadyDone()
    return null
  }
  const at = clock.now()
  const sentAfter = new Date(at.getTime() - takeBackWithin)
  if (!(await voidPost(tx, post.id, { at, sentAfter }))) fail('TOO_LATE')
  auditSubjects(post.id)
  const { conversationId } = post
  const members = (await membersOf(tx, conversationId)).map(({ id }) => id)
  // Whom nothing awaits any more is not told that something does.
  const waiting = await withUnread(tx, conversationId)
  for (const id of members)
    if (!waiting.includes(id)) await markReadAbout(context, id, conversationPage(conversationId))
  publishChange(context, conversationId, members)
  return null
}

/** Open pages of its people read it again. */
function publishChange(
  { publish }: Pick<Context<unknown, unknown>, 'publish'>,
  id: string,
  people: string[],
) {
  publish({ operation: conversationChanged, to: { people }, data: { id } })
}

function postFor(readerId: string, row: PostRow, members: Members, now: Date) {
  const { id, authorId, authorName, text, sentAt, voidedAt } = row
  const isOwn = authorId === readerId
  const hasRead = ({ id: member, readUntil }: Members[number]) =>
    member !== authorId && readUntil !== null && readUntil >= sentAt
  return {
    id,
    by: { id: authorId, name: authorName },
    text: voidedAt === null ? text : null,
    sentAt,
    takenBackAt: voidedAt,
    readBy: isOwn ? members.filter(hasRead).map(({ id, name }) => ({ id, name })) : [],
    can: isOwn && voidedAt === null && canTakeBack(sentAt, now) ? ['takeBack' as const] : [],
  }
}
