import { activityPosted, type FeedTopic } from '@daybook/contract/activity/activity.rules.ts'
import type { MessageKind, MessageParams } from '@daybook/contract/message/message.kind.ts'
import type { Context } from '../../platform/context.ts'
import { endCards, insertActivities, rewordCards } from './activity.queries.ts'

type Posting = Pick<Context<unknown, unknown>, 'tx' | 'ids' | 'clock' | 'publish'>

interface Post<Params extends MessageParams> {
  params: Params
  /** Staff ids. */
  to: readonly string[]
  link: string | null
  /** One cause makes one card of a kind for a person. */
  causeId: string
}

/** Puts cards into the feeds of these people, in the transaction of their cause. What is told (features/notification)
 *  is posted by itself; a feature calls this for what belongs into the feed alone. */
export async function post<Params extends MessageParams>(
  { tx, ids, clock, publish }: Posting,
  { kind, params: schema }: MessageKind<Params>,
  topic: FeedTopic,
  posts: readonly Post<Params>[],
): Promise<void> {
  const at = clock.now().toISOString()
  const rows = posts.flatMap(({ to, params, link, causeId }) =>
    to.map((personId) => ({
      id: ids(),
      personId,
      kind,
      topic,
      params: JSON.stringify(schema.parse(params)),
      link,
      causeId,
      at,
    })),
  )
  publishFeeds(publish, await insertActivities(tx, rows))
}

/** Takes the cards of this kind that this caused out of all feeds, because it is no longer shown. */
export async function takeBack(
  { tx, clock, publish }: Pick<Posting, 'tx' | 'clock' | 'publish'>,
  { kind }: { kind: string },
  causeId: string,
): Promise<void> {
  publishFeeds(publish, await endCards(tx, { kind, causeId }, clock.now().toISOString()))
}

/** Has the cards of what was corrected say so, where they stand. */
export async function reword<Params extends MessageParams>(
  { tx, publish }: Pick<Posting, 'tx' | 'publish'>,
  { kind, params: schema }: MessageKind<Params>,
  { causeId, params }: Pick<Post<Params>, 'causeId' | 'params'>,
): Promise<void> {
  const cards = { kind, causeId }
  publishFeeds(publish, await rewordCards(tx, cards, JSON.stringify(schema.parse(params))))
}

function publishFeeds(publish: Posting['publish'], people: string[]): void {
  if (people.length > 0) publish({ operation: activityPosted, to: { people }, data: null })
}
