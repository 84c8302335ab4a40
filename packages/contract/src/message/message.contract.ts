// Messages to staff. A message carries parameters, not text, so that the client can show it in the reader's language.
// The hard rule: one cause makes one message per person, however often it is sent.
import { z } from 'zod'
import { feature, get, post } from '../kernel/feature.ts'
import { Id, InstantOut, orderedPageQuery, Page } from '../kernel/schema.ts'
import { MessageParams, messageKinds } from './message.kind.ts'

/** Notices from the centre, with their own text. */
export const messageMessages = messageKinds('message', {
  notice: z.object({ title: z.string(), text: z.string() }),
})

export const Message = z.object({
  id: Id,
  /** The feature and its kind of message: `attendance.forgottenSignOut`. */
  kind: z.string(),
  /** Parameters, as declared by the feature of the kind. */
  params: MessageParams,
  /** The page of the app that the message is about. */
  link: z.string().nullable(),
  sentAt: InstantOut,
  readAt: InstantOut.nullable(),
})
export type Message = z.infer<typeof Message>

/** A message as other clients show it, in the language of Accept-Language. Our own app has words of its own. */
const SaidMessage = Message.extend({
  title: z.string(),
  /** Whom or what it is about. */
  text: z.string(),
})

export const message = feature('message', {
  countUnreadMessages: get('/api/blade-message/message/mine/unread', {
    description: 'Counts the unread messages of the signed-in person.',
    returns: z.object({ unread: z.number().int() }),
    offline: 'cache',
  }),
  listMessages: get('/api/blade-message/message/my/list', {
    description:
      'Lists the messages of the signed-in person, newest first, with a title and a text in the language of the caller.',
    query: orderedPageQuery('sentAt', 'readAt', 'kind'),
    returns: Page(SaidMessage),
    offline: 'cache',
  }),
  getMessage: get('/api/blade-message/message/detail', {
    description: 'Returns one message of the signed-in person. It stays unread.',
    query: z.object({ id: Id }),
    returns: Message,
    offline: 'cache',
    own: true,
  }),
  readMessage: post('/api/blade-message/message/read/{id}', {
    description:
      'Returns one message of the signed-in person and marks it as read. Reading it again changes nothing.',
    query: z.object({ id: Id }),
    returns: Message,
  }),
  readAllMessages: post('/api/blade-message/message/readAll', {
    description: 'Marks all messages of the signed-in person as read and returns how many there were.',
    returns: z.object({ read: z.number().int() }),
  }),
})
