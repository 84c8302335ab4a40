import type { Actor, Context } from '../../platform/context.ts'
import { tell } from '../notification/index.ts'
import { managerIds } from '../staff/index.ts'
import { learningStoryAlerts } from './learningStory.alerts.ts'

type Telling = Pick<Context<unknown, Actor>, 'tx' | 'ids' | 'clock' | 'publish' | 'actor'>
interface Told {
  id: string
  authorId: string
  title: string
  reviewComment: string | null
}

/** Tells managers of a story to read, and its author of what became of it. */
export async function tellOf(
  context: Telling,
  what: keyof typeof learningStoryAlerts,
  { id, authorId, title, reviewComment }: Told,
): Promise<void> {
  const { tx, ids, actor } = context
  const people = what === 'toRead' ? await managerIds(tx) : [authorId]
  const to = people.filter((person) => person !== actor.personId)
  const params = { title, byName: actor.name, comment: reviewComment ?? '' }
  const link = `/pages/learning-story/detail?id=${id}`
  // A story can be sent back and submitted again, so each step is a cause of its own.
  await tell(context, learningStoryAlerts[what], [{ to, params, link, causeId: ids() }])
}
