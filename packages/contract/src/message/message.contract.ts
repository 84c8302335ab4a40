// What the centre tells one of its staff. A message carries what happened, not words: the client says it in the
// reader's language. The hard rule: one cause makes one message for one person, however often it is told.
import { z } from 'zod'
import { feature, get, post } from '../kernel/feature.ts'
import { Day, Id, InstantOut, Page, PageQuery } from '../kernel/schema.ts'

const ofRecord = z.object({
  childName: z.string(),
  /** Kind of care, in the words of the domain (`nappyChange`). */
  subject: z.string(),
  occurredAt: InstantOut,
  /** Who changed it, and why. */
  byName: z.string(),
  reason: z.string(),
})

/** What is told, and of what. */
export const MessageContent = z.discriminatedUnion('kind', [
  z.object({
    kind: z.literal('forgottenSignOut'),
    params: z.object({ childName: z.string(), roomName: z.string(), day: Day }),
  }),
  z.object({ kind: z.literal('recordAmended'), params: ofRecord }),
  z.object({ kind: z.literal('recordVoided'), params: ofRecord }),
  z.object({
    kind: z.literal('sleepCheckOverdue'),
    params: z.object({
      childName: z.string(),
      roomName: z.string(),
      /** When somebody last looked, or it fell asleep. */
      lastSeenAt: InstantOut,
      dueAt: InstantOut,
    }),
  }),
  z.object({ kind: z.literal('notice'), params: z.object({ title: z.string(), text: z.string() }) }),
])
export type MessageContent = z.infer<typeof MessageContent>

export const Message = z
  .object({
    id: Id,
    /** Page of the app that it is about. */
    link: z.string().nullable(),
    sentAt: InstantOut,
    readAt: InstantOut.nullable(),
  })
  .and(MessageContent)
export type Message = z.infer<typeof Message>

export const message = feature('message', {
  countUnreadMessages: get('/api/blade-message/message/mine/unread', {
    returns: z.object({ unread: z.number().int() }),
    offline: 'cache',
  }),
  /** Newest first. */
  listMessages: get('/api/blade-message/message/my/list', {
    query: PageQuery,
    returns: Page(Message),
    offline: 'cache',
  }),
  /** Reading one's own message marks it as read; a second reading changes nothing. */
  readMessage: post('/api/blade-message/message/read/{id}', {
    query: z.object({ id: Id }),
    returns: Message,
  }),
  /** Marks all of one's own messages as read, and says how many that were. */
  readAllMessages: post('/api/blade-message/message/readAll', {
    returns: z.object({ read: z.number().int() }),
  }),
})
