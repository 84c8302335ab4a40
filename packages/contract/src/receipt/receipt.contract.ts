// The publications of all kinds that wait for the signed-in person's answer.
import { z } from 'zod'
import { feature, get } from '../kernel/feature.ts'
import { Id, InstantOut, Page, PageQuery } from '../kernel/schema.ts'
import { messageKinds } from '../message/message.kind.ts'

const AnyPublication = z.object({
  id: Id,
  /** The kind, which is also its feature: `policy`. */
  kind: z.string(),
  title: z.string(),
  author: z.object({ id: Id, name: z.string() }),
  publishedAt: InstantOut,
  startsAt: InstantOut.nullable(),
  version: z.number().int(),
})

export const receipt = feature('receipt', {
  listAwaiting: get('/api/blade-garden/receipt/awaiting', {
    description:
      "Lists the publications that wait for the reader's answer: what takes place soonest first, then what has waited longest.",
    query: PageQuery,
    returns: Page(AnyPublication),
    offline: 'cache',
    own: true,
  }),
})

const ofPublication = z.object({
  id: z.string(),
  /** The kind, which is also its feature: `policy`. */
  kind: z.string(),
  title: z.string(),
  byName: z.string(),
  /** What changed, why it was withdrawn, or the comment of an answer. */
  comment: z.string(),
})
/** The audience is notified when something is published, changed or withdrawn, by a reminder, and when a person is dropped
 *  from the audience. The author is notified when somebody declines. */
export const receiptMessages = messageKinds('receipt', {
  published: ofPublication,
  changed: ofPublication,
  withdrawn: ofPublication,
  dropped: ofPublication,
  reminded: ofPublication,
  declined: ofPublication,
})
