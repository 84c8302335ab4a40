// Messages between colleagues: to one person, to several, or to everybody who works in a room. Who gets the first message
// is fixed with it, and all of them read and answer. The hard rule: nobody else reads them, whatever their rights, and
// outside the app nothing of a message is said but that it waits.
import { z } from 'zod'
import { feature, get, post } from '../kernel/feature.ts'
import { Id, Instant, InstantOut, Nothing, Page, PageQuery, Text } from '../kernel/schema.ts'
import { messageKinds } from '../message/message.kind.ts'
import { conversationLimits as limits } from './conversation.rules.ts'

export const conversationMessages = messageKinds('conversation', {
  /** One for all that a person has not read yet in a conversation. */
  posted: z.object({ byName: z.string(), roomName: z.string() }),
})

const Person = z.object({ id: Id, name: z.string() })

/** A message in a conversation. */
const Post = z.object({
  id: Id,
  by: Person,
  /** Null for one that its author has taken back. */
  text: z.string().nullable(),
  sentAt: InstantOut,
  takenBackAt: InstantOut.nullable(),
  /** Of the reader's own messages: who has read them. */
  readBy: z.array(Person),
  can: z.array(z.enum(['takeBack'])),
})

const shared = {
  id: Id,
  /** The others who read it, by name. */
  others: z.array(Person),
  /** The room whose staff it was sent to. */
  room: z.string().nullable(),
}

const Line = z.object({
  ...shared,
  last: Post.pick({ by: true, text: true, sentAt: true }),
  unread: z.number().int(),
})
const Conversation = z.object({
  ...shared,
  /** The newest of them, the oldest first. */
  posts: z.array(Post),
  /** Whether there are earlier ones. */
  hasEarlier: z.boolean(),
})

const at = '/api/blade-message/conversation'

export const conversation = feature('conversation', {
  listConversations: get(`${at}/list`, {
    description:
      "Lists the conversations of the signed-in person, the one with the newest message first. Text is searched in messages and in colleagues' names.",
    query: PageQuery.extend({ text: Text(limits.search).optional() }),
    returns: Page(Line),
    offline: 'cache',
    own: true,
  }),
  getConversation: get(`${at}/detail`, {
    description:
      'Returns a conversation of the signed-in person with its newest messages, or with those before an instant. It stays unread.',
    query: z.object({ id: Id, before: Instant.optional() }),
    returns: Conversation,
    offline: 'cache',
    own: true,
  }),
  write: post(`${at}/submit`, {
    description:
      'Sends a message: an answer in a conversation, or a message to people or to everybody who works in a room now. The same people have one conversation.',
    body: z
      .object({
        id: Id,
        conversationId: Id.optional(),
        people: z.array(Id).min(1).max(limits.people).optional(),
        roomId: Id.optional(),
        text: z.string().trim().min(1).max(limits.text),
      })
      .refine(
        ({ conversationId, people, roomId }) =>
          [conversationId, people, roomId].filter((one) => one !== undefined).length === 1,
      ),
    returns: z.object({ conversationId: Id, post: Post }),
    offline: 'queue',
    errors: ['STAFF_NOT_FOUND', 'ROOM_NOT_FOUND', 'NOBODY_TO_WRITE_TO', 'RECORD_EXISTS'],
    own: true,
  }),
  readConversation: post(`${at}/read/{id}`, {
    description: 'Marks a conversation as read by the signed-in person. Reading it again changes nothing.',
    query: z.object({ id: Id }),
    returns: Nothing,
    own: true,
  }),
  takeBack: post(`${at}/take-back`, {
    description:
      'Takes a message back, which its author can do for 15 minutes. That there was one still shows.',
    query: z.object({ id: Id }),
    returns: Nothing,
    errors: ['TOO_LATE'],
    own: true,
  }),
})
