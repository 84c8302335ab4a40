// Sets of stories in an order: a child's year, a project of a room.
import type { learningStory } from '@daybook/contract/learningStory/learningStory.contract.ts'
import type { Actor, Context, ContextOf } from '../../platform/context.ts'
import { fail, failAbout, found } from '../../platform/errors.ts'
import { pageOf } from '../../platform/page.ts'
import { pdfLink } from '../../platform/pdf/pdf.route.ts'
import { learningStoryPdf } from './learningSet.pdf.ts'
import {
  endSet,
  findSet,
  insertSet,
  pageOfSets,
  publishedAmong,
  setStories,
  storiesIn,
  updateSet,
} from './learningSet.queries.ts'
import { storiesByIds } from './learningStory.queries.ts'
import { changedOf, toStories } from './learningStory.view.ts'

type Operations = typeof learningStory.operations
type Of<K extends keyof Operations> = ContextOf<Operations[K]>
type SetRow = NonNullable<Awaited<ReturnType<typeof findSet>>>

const headOf = (row: SetRow) => ({
  id: row.id,
  title: row.title,
  about: row.about,
  changed: changedOf(row),
})

export async function listSets({ tx, input }: Of<'listSets'>) {
  const { records, total } = await pageOfSets(tx, input)
  const parts = await storiesIn(
    tx,
    records.map(({ id }) => id),
  )
  const heads = records.map((row) => ({
    ...headOf(row),
    stories: parts.filter(({ setId }) => setId === row.id).length,
  }))
  return pageOf(heads, total, input)
}

export const getSet = async (context: Of<'getSet'>) =>
  whole(context, found(await findSet(context.tx, context.input.id)))

/** Every reader of stories sees every set. */
export async function getSetPdf(context: Of<'getSetPdf'>) {
  const { id } = found(await findSet(context.tx, context.input.id))
  return pdfLink(context, { name: 'learningStory', source: learningStoryPdf, id })
}

export async function saveSet(context: Of<'saveSet'>) {
  const { tx, input, auditSubjects } = context
  const { id, version, title, about } = input
  const storyIds = [...new Set(input.storyIds)]
  const published = await publishedAmong(tx, storyIds)
  if (storyIds.some((story) => !published.has(story))) fail('NOT_FOUND', { storyIds: 'NOT_THERE' })
  if (version === undefined) {
    if (!(await insertSet(tx, { id, title, about }))) fail('RECORD_EXISTS')
  } else {
    const known = found(await findSet(tx, id, { lock: true }))
    if (known.version !== version) failAbout('RECORD_CHANGED', { byName: known.changedBy ?? '' })
    await updateSet(tx, id, { title, about })
  }
  await setStories(tx, id, storyIds)
  auditSubjects(id)
  return whole(context, found(await findSet(tx, id)))
}

export async function removeSet({ tx, input, auditSubjects }: Of<'removeSet'>): Promise<null> {
  const { id } = found(await findSet(tx, input.id, { lock: true }))
  await endSet(tx, id)
  auditSubjects(id)
  return null
}

async function whole(context: Pick<Context<unknown, Actor>, 'tx' | 'actor' | 'addresses'>, row: SetRow) {
  const parts = await storiesIn(context.tx, [row.id])
  const ids = parts.map(({ storyId }) => storyId)
  const rows = await storiesByIds(context.tx, ids)
  const inOrder = ids.flatMap((id) => rows.find((story) => story.id === id) ?? [])
  return { ...headOf(row), version: row.version, stories: await toStories(context, inOrder) }
}
