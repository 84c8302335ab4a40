// What the centre tells one of its staff. A message carries what happened, not words: the client says it in the
// reader's language. The hard rule: one cause makes one message for one person, however often it is told.
import { z } from 'zod'
import { feature, get, post } from '../kernel/feature.ts'
import { Id, InstantOut, orderedPageQuery, Page } from '../kernel/schema.ts'
import { MessageParams, messageKinds } from './message.kind.ts'

/** What the centre itself has to say, in its own words. */
export const messageMessages = messageKinds('message', {
  notice: z.object({ title: z.string(), text: z.string() }),
})

export const Message = z.object({
  id: Id,
  /** `attendance.forgottenSignOut`: the feature that tells it, and what it tells. */
  kind: z.string(),
  /** What happened, as the kind's own feature declares it. */
  params: MessageParams,
  /** Page of the app that it is about. */
  link: z.string().nullable(),
  sentAt: InstantOut,
  readAt: InstantOut.nullable(),
})
export type Message = z.infer<typeof Message>

export const message = feature('message', {
  countUnreadMessages: get('/api/blade-message/message/mine/unread', {
    returns: z.object({ unread: z.number().int() }),
    offline: 'cache',
  }),
  /** Newest first. */
  listMessages: get('/api/blade-message/message/my/list', {
    query: orderedPageQuery('sentAt', 'readAt', 'kind'),
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
