// Writing a story: the checks of its fields, of what it mentions and of its pictures; then one write.
import { problemsIn } from '@daybook/contract/kernel/fields.check.ts'
import { filesIn } from '@daybook/contract/kernel/fields.files.ts'
import type { ValuesOf } from '@daybook/contract/kernel/fields.ts'
import { plainText } from '@daybook/contract/kernel/richText.ts'
import { ownGoalsIn, strandsIn } from '@daybook/contract/learningStory/curricula.ts'
import type { learningStory } from '@daybook/contract/learningStory/learningStory.contract.ts'
import { learningStoryFields as fields } from '@daybook/contract/learningStory/learningStory.fields.ts'
import { abilitiesOn, missingParts } from '@daybook/contract/learningStory/learningStory.rules.ts'
import type { ContextOf } from '../../platform/context.ts'
import { fail, failAbout, found } from '../../platform/errors.ts'
import { missingIn, namesOf, referencesIn } from '../../platform/fields/references.queries.ts'
import { cleanRecord } from '../../platform/html.ts'
import { allIds, attachFiles, wrongFiles } from '../file/index.ts'
import { goalsByIds, type OwnGoal } from '../learningGoal/learningGoal.queries.ts'
import { postOf, rewordOf, tellOf } from './learningStory.notify.ts'
import { setChildren } from './learningStory.parts.queries.ts'
import { type Columns, findStory, insertStory, type StoryRow, updateStory } from './learningStory.queries.ts'
import { readerOf, storyFiles, toStories } from './learningStory.view.ts'

type SaveContext = ContextOf<typeof learningStory.operations.save>
type Values = ValuesOf<typeof fields>

export async function saveStory(context: SaveContext) {
  const { tx, actor, input, auditSubjects } = context
  const values = cleanRecord(fields, input.detail)
  const known = await findStory(tx, input.id, { lock: true })
  const ownGoals = await goalsByIds(tx, ownGoalsIn(values.ownGoals))
  await refuseWrong(context, values, { known, ownGoals })
  await write(context, values, { known, ownGoals })
  await setChildren(tx, input.id, values.childIds ?? [])
  await attachFiles(tx, storyFiles, { ownerId: input.id, ids: allIds(filesIn(fields, values)) })
  const row = found(await findStory(tx, input.id))
  auditSubjects(row.id, ...(values.childIds ?? []))
  if (row.state === 'submitted' && known?.state !== 'submitted') await tellOf(context, 'toRead', row)
  if (known?.state === 'published') await rewordOf(context, row)
  else if (row.state === 'published') {
    await postOf(context, row)
    if (row.authorId !== actor.personId) await tellOf(context, 'published', row)
  }
  const [story] = await toStories(context, [row])
  return found(story)
}

interface Before {
  known: StoryRow | undefined
  ownGoals: readonly OwnGoal[]
}

/** Fails with the errors of all fields at once. What another centre has does not exist here. */
async function refuseWrong(context: SaveContext, values: Values, { known, ownGoals }: Before): Promise<void> {
  const { tx, actor, clock, input } = context
  const references = referencesIn(fields, values)
  const files = await wrongFiles(context, storyFiles, {
    references: filesIn(fields, values),
    ownerIds: [input.id],
  })
  const missing = {
    ...missingIn(references, await namesOf(tx, references)),
    ...files.missing,
    ...missingGoals(values, known, ownGoals),
  }
  if (Object.keys(missing).length > 0) fail('NOT_FOUND', inDetail(missing))
  const problems = {
    ...(input.state !== 'draft' && missingParts(values)),
    ...problemsIn(fields, values, { now: clock.now().toISOString(), today: actor.today }),
    ...files.wrong,
  }
  if (Object.keys(problems).length > 0) fail('VALIDATION_FAILED', inDetail(problems))
}

/** A goal that is no longer used stays with a story that has it. */
function missingGoals(
  values: Values,
  known: StoryRow | undefined,
  ownGoals: readonly OwnGoal[],
): Record<string, 'NOT_THERE'> {
  const before = ownGoalsIn(known?.detail.ownGoals)
  const usable = ownGoals.filter(({ id, active }) => active || before.includes(id)).map(({ id }) => id)
  const isMissing = ownGoalsIn(values.ownGoals).some((id) => !usable.includes(id))
  return isMissing ? { ownGoals: 'NOT_THERE' } : {}
}

const inDetail = <K>(problems: Readonly<Record<string, K>>) =>
  Object.fromEntries(Object.entries(problems).map(([path, key]) => [`detail.${path}`, key]))

async function write(context: SaveContext, values: Values, { known, ownGoals }: Before): Promise<void> {
  const { tx, actor, clock, input } = context
  const reader = readerOf(actor)
  const standing = { authorId: known?.authorId ?? actor.personId, state: known?.state ?? 'draft' }
  const can = abilitiesOn(standing, reader)
  if (!can.includes('edit')) fail('FORBIDDEN')
  const isPublished = known?.state === 'published'
  if (input.state === 'published' && !isPublished && !can.includes('publish')) fail('FORBIDDEN')
  const columns: Columns = {
    // What families have read does not become a draft again.
    state: isPublished ? 'published' : input.state,
    title: values.title ?? '',
    happenedOn: values.happenedOn,
    words: plainText(values.text ?? ''),
    strands: [
      ...new Set([...strandsIn(values.goals ?? []), ...ownGoals.map(({ id, strandId }) => strandId ?? id)]),
    ],
    publishedAt: known?.publishedAt ?? (input.state === 'published' ? clock.now().toISOString() : null),
    reviewComment: input.state === 'draft' ? (known?.reviewComment ?? null) : null,
    detail: JSON.stringify(values),
  }
  if (input.version === undefined) {
    if (known) fail('RECORD_EXISTS')
    return insertStory(tx, { ...columns, id: input.id, authorId: actor.personId })
  }
  const { version, changedBy } = found(known)
  if (version !== input.version) failAbout('RECORD_CHANGED', { byName: changedBy ?? '' })
  return updateStory(tx, input.id, columns)
}
