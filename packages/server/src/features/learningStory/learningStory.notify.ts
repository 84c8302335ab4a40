import { learningStoryMessages } from '@daybook/contract/learningStory/learningStory.contract.ts'
import type { Actor, Context } from '../../platform/context.ts'
import { post, reword, takeBack } from '../activity/index.ts'
import { alerts, tell } from '../notification/index.ts'
import { childrenOf, readersOf } from './learningStory.parts.queries.ts'

// Of a colleague's story nobody is told; it only stands in the feed.
const { toRead, published, sentBack } = learningStoryMessages
const told = { toRead, published, sentBack }

/** Without the title, which may name a child. */
export const learningStoryAlerts = alerts(told, {
  toRead: {
    topic: 'request',
    to: 'story.review',
    words: { 'en-US': () => 'A learning story to read', 'zh-CN': () => '有学习故事待审阅' },
  },
  published: {
    topic: 'answer',
    to: 'named',
    words: { 'en-US': () => 'Your learning story was published', 'zh-CN': () => '您的学习故事已发布' },
  },
  sentBack: {
    topic: 'answer',
    to: 'named',
    words: {
      'en-US': () => 'Your learning story needs another look',
      'zh-CN': () => '您的学习故事需要修改',
    },
  },
})

type Telling = Pick<Context<unknown, Actor>, 'tx' | 'ids' | 'clock' | 'publish' | 'actor'>
interface Told {
  id: string
  authorId: string
  title: string
  reviewComment: string | null
}

/** Tells reviewers of a story to read, and its author of what became of it. */
export async function tellOf(
  context: Telling,
  what: keyof typeof learningStoryAlerts,
  { id, authorId, title, reviewComment }: Told,
): Promise<void> {
  const { ids, actor } = context
  const params = { title, byName: actor.name, comment: reviewComment ?? '' }
  // A story can be sent back and submitted again, so each step is a cause of its own.
  const message = { params, link: pageOf(id), causeId: ids() }
  if (what === 'toRead')
    await tell(context, learningStoryAlerts.toRead, [{ ...message, except: [actor.personId] }])
  else if (authorId !== actor.personId)
    await tell(context, learningStoryAlerts[what], [{ ...message, to: [authorId] }])
}

const pageOf = (id: string) => `/pages/learning-story/detail?id=${id}`

type Posted = Pick<Told, 'id' | 'title' | 'authorId'> & { authorName: string }

/** A published story stands in the feeds of those who work in its children's rooms, and of those who review stories. */
export async function postOf(context: Telling, story: Posted): Promise<void> {
  const { tx, actor } = context
  const { id, authorId } = story
  const to = (await readersOf(tx, id, actor.today)).filter((person) => person !== authorId)
  const params = await cardOf(tx, story)
  await post(context, learningStoryMessages.ofRoom, 'record', [{ to, params, link: pageOf(id), causeId: id }])
}

/** After a correction, the cards name the title and the children that the story has now. */
export const rewordOf = async (context: Telling, story: Posted) =>
  reword(context, learningStoryMessages.ofRoom, {
    causeId: story.id,
    params: await cardOf(context.tx, story),
  })

async function cardOf(tx: Telling['tx'], { id, title, authorName }: Posted) {
  const children = await childrenOf(tx, [id])
  return { title, byName: authorName, children: children.map(({ firstName }) => firstName).join(', ') }
}

export const takeBackOf = (context: Telling, id: string) =>
  takeBack(context, learningStoryMessages.ofRoom, id)
