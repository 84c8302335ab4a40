// The feed: what happened that concerns a person, newest first. Whatever is told to people is posted here in the same
// transaction (features/notification); a feature may also post without telling. The hard rule: one cause makes one card
// of a kind for a person, and hiding it hides it for them alone.
import { z } from 'zod'
import { FileOfRecord } from '../file/file.contract.ts'
import { feature, get, post } from '../kernel/feature.ts'
import { Id, InstantOut, Page, PageQuery } from '../kernel/schema.ts'
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
      'Lists the cards of the feed that the reader may see, newest first, a page at a time. To read on while others add to its front, send `next` as `before` instead of `current`; it is null at the end. Such a page has no `total` and `pages`.',
    query: PageQuery.extend({
      /** Topics by comma; all of them without it. */
      filters: z
        .string()
        .max(100)
        .default('')
        .transform((list) => [...new Set(list.split(',').map((topic) => topic.trim()))].filter(Boolean))
        .pipe(z.array(z.enum(feedTopics))),
      /** What the reader has hidden, instead of the rest. */
      show: z.enum(['hidden']).optional(),
      before: Id.optional(),
    }),
    returns: Page(Activity).partial({ total: true, pages: true }).extend({ next: Id.nullable() }),
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
