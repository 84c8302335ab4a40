import { addDays } from '@daybook/contract/kernel/dates.ts'
import type { learningStory } from '@daybook/contract/learningStory/learningStory.contract.ts'
import { abilitiesOn, type StoryAbility } from '@daybook/contract/learningStory/learningStory.rules.ts'
import type { Actor, Context, ContextOf } from '../../platform/context.ts'
import { fail, failAbout, found } from '../../platform/errors.ts'
import { pageOf } from '../../platform/page.ts'
import { postOf, takeBackOf, tellOf } from './learningStory.notify.ts'
import {
  type Columns,
  findStory,
  pageOfStories,
  type StoryRow,
  updateStory,
} from './learningStory.queries.ts'
import { readerOf, toRows, toStories } from './learningStory.view.ts'

type Operations = typeof learningStory.operations
type Of<K extends keyof Operations> = ContextOf<Operations[K]>

/** Stories that are not published are for those who write. */
export const mayRead = ({ state }: Pick<StoryRow, 'state'>, { rights }: Actor) =>
  state === 'published' || (state !== 'withdrawn' && rights.has('story.write'))

export async function listStories(context: Of<'list'>) {
  const { tx, actor, input } = context
  if (!mayRead(input, actor)) return { ...pageOf([], 0, input), searchedFrom: null }
  const { records, total, unsearched } = await pageOfStories(tx, input)
  const searchedFrom = unsearched && addDays(unsearched, 1)
  return { ...pageOf(await toRows(context, records), total, input), searchedFrom }
}

export async function getStory(context: Of<'get'>) {
  const row = found(await findStory(context.tx, context.input.id))
  return mayRead(row, context.actor) ? oneOf(context, row) : fail('NOT_FOUND')
}

export async function publishStory(context: Of<'publish'>) {
  const { input, clock, actor } = context
  const same = await already(
    context,
    ({ state, version }) => state === 'published' && version === input.version + 1,
  )
  if (same) return same
  const row = await allowed(context, 'publish')
  if (row.version !== input.version) failAbout('RECORD_CHANGED', { byName: row.changedBy ?? '' })
  const isWhole = row.title && row.words && row.happenedOn
  if (!isWhole) fail('VALIDATION_FAILED', { id: 'REQUIRED' })
  const publishedAt = clock.now().toISOString()
  const after = await change(context, { state: 'published', publishedAt, reviewComment: null })
  await postOf(context, after)
  if (after.authorId !== actor.personId) await tellOf(context, 'published', after)
  return oneOf(context, after)
}

export async function sendBack(context: Of<'sendBack'>) {
  const { mark } = context.input
  const same = await already(
    context,
    ({ state, reviewComment }) => state === 'draft' && reviewComment === mark,
  )
  if (same) return same
  await allowed(context, 'sendBack')
  const after = await change(context, { state: 'draft', reviewComment: mark })
  if (after.authorId !== context.actor.personId) await tellOf(context, 'sentBack', after)
  return oneOf(context, after)
}

export async function withdrawStory(context: Of<'withdraw'>): Promise<null> {
  const known = found(await findStory(context.tx, context.input.id))
  if (known.state === 'withdrawn') {
    context.alreadyDone()
    return null
  }
  await allowed(context, 'withdraw')
  await change(context, { state: 'withdrawn' })
  await takeBackOf(context, known.id)
  return null
}

type Changing = Context<{ id: string }, Actor>

/** The story as it is, when the same person has brought it to this already. */
async function already(context: Changing, isSo: (row: StoryRow) => boolean) {
  const row = await findStory(context.tx, context.input.id, { lock: true })
  if (!row || !isSo(row) || row.updatedBy !== context.actor.personId || !mayRead(row, context.actor))
    return undefined
  context.alreadyDone()
  return oneOf(context, row)
}

/** The story, locked. Fails when the actor may not, or when it has moved on meanwhile. */
async function allowed({ tx, actor, input }: Changing, ability: StoryAbility): Promise<StoryRow> {
  const row = found(await findStory(tx, input.id, { lock: true }))
  if (!mayRead(row, actor)) fail('NOT_FOUND')
  const reader = readerOf(actor)
  if (abilitiesOn(row, reader).includes(ability)) return row
  const couldBefore = abilitiesOn({ ...row, state: 'submitted' }, reader).includes(ability)
  return couldBefore ? failAbout('RECORD_CHANGED', { byName: row.changedBy ?? '' }) : fail('FORBIDDEN')
}

async function change({ tx, input, auditSubjects }: Changing, columns: Partial<Columns>): Promise<StoryRow> {
  await updateStory(tx, input.id, columns)
  auditSubjects(input.id)
  return found(await findStory(tx, input.id))
}

async function oneOf(context: Changing, row: StoryRow) {
  const [story] = await toStories(context, [row])
  return found(story)
}
