import { learningStoryMessages } from '@daybook/contract/learningStory/learningStory.contract.ts'
import type { Actor, Context } from '../../platform/context.ts'
import { post, takeBack } from '../activity/index.ts'
import { tell } from '../notification/index.ts'
import { managerIds } from '../staff/index.ts'
import { learningStoryAlerts } from './learningStory.alerts.ts'
import { childrenOf, readersOf } from './learningStory.parts.queries.ts'

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
  const link = pageOf(id)
  // A story can be sent back and submitted again, so each step is a cause of its own.
  await tell(context, learningStoryAlerts[what], [{ to, params, link, causeId: ids() }])
}

const pageOf = (id: string) => `/pages/learning-story/detail?id=${id}`

/** A published story stands in the feeds of those who work in its children's rooms, and of managers. */
export async function postOf(
  context: Telling,
  { id, title, authorId, authorName }: Pick<Told, 'id' | 'title' | 'authorId'> & { authorName: string },
): Promise<void> {
  const { tx, actor } = context
  const children = await childrenOf(tx, [id])
  const to = (await readersOf(tx, id, actor.today)).filter((person) => person !== authorId)
  const names = children.map(({ firstName }) => firstName).join(', ')
  const params = { title, byName: authorName, children: names }
  await post(context, learningStoryMessages.ofRoom, 'record', [{ to, params, link: pageOf(id), causeId: id }])
}

export const takeBackOf = (context: Telling, id: string) =>
  takeBack(context, learningStoryMessages.ofRoom, id)
