import { activityPosted, type FeedTopic } from '@daybook/contract/activity/activity.rules.ts'
import type { MessageKind, MessageParams } from '@daybook/contract/message/message.kind.ts'
import type { Context } from '../../platform/context.ts'
import { deleteCards, insertActivities } from './activity.queries.ts'

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
  const people = await insertActivities(tx, rows)
  if (people.length > 0) publish({ operation: activityPosted, to: { people }, data: null })
}

/** Takes the cards of this kind that this caused out of all feeds, because it is no longer shown. */
export const takeBack = ({ tx }: Pick<Posting, 'tx'>, { kind }: { kind: string }, causeId: string) =>
  deleteCards(tx, kind, causeId)
