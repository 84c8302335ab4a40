// The feed: what happened that concerns a person, newest first. Whatever is told to people is posted here in the same
// transaction (features/notification); a feature may also post without telling. The hard rule: one cause makes one card
// of a kind for a person, and hiding it hides it for them alone.
import { z } from 'zod'
import { FileOfRecord } from '../file/file.contract.ts'
import { feature, get, post } from '../kernel/feature.ts'
import { Id, InstantOut } from '../kernel/schema.ts'
import { MessageParams } from '../message/message.kind.ts'
import { feedTopics } from './activity.rules.ts'

const Activity = z.object({
  id: Id,
  /** A kind of message, whose words the web app has. */
  kind: z.string(),
  topic: z.enum(feedTopics),
  params: MessageParams,
  /** The page that it is about. */
  link: z.string().nullable(),
  at: InstantOut,
  /** Pictures and videos of what it is about, the first four. */
  files: z.array(FileOfRecord),
  isHidden: z.boolean(),
})
export type Activity = z.output<typeof Activity>

const one = { query: z.object({ id: Id }), returns: Activity }

export const activity = feature('activity', {
  /** Ten at a time, or `size`. `next` is given as `before` for those that follow; null at the end. */
  list: get('/api/blade-garden/feeds/user-list', {
    query: z.object({
      topic: z.enum(feedTopics).optional(),
      /** What the reader has hidden, instead of the rest. */
      show: z.enum(['hidden']).optional(),
      before: Id.optional(),
      size: z.coerce.number().int().min(1).max(100).default(10),
    }),
    returns: z.object({ records: z.array(Activity), size: z.number().int(), next: Id.nullable() }),
    offline: 'cache',
  }),
  /** Hides a card for the reader alone. Again changes nothing. */
  unshow: post('/api/blade-garden/feeds/unshow', one),
  /** Brings a hidden card back. */
  show: post('/api/blade-garden/feeds/show', { ...one, own: true }),
})
