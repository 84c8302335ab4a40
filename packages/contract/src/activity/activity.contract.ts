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
  list: get('/api/blade-garden/feeds/user-list', {
    description:
      'Lists the cards of the feed that the reader may see, newest first and ten at a time unless `size` says otherwise. To read on, send `next` as `before`; it is null at the end.',
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
  unshow: post('/api/blade-garden/feeds/unshow', {
    ...one,
    description: 'Hides a card of the feed for the reader alone. Hiding it again changes nothing.',
  }),
  show: post('/api/blade-garden/feeds/show', {
    description: 'Brings back a card that the reader has hidden from the feed.',
    ...one,
    own: true,
  }),
})
