// Adding answers to a check, and finishing it. The check's row is locked meanwhile, so that two devices take turns.

import type { checklistOperations } from '@daybook/contract/checklist/checklist.kind.ts'
import {
  countsOf,
  isPossible,
  isRight,
  itemsOf,
  missingIn,
  openItems,
  takesPhotos,
} from '@daybook/contract/checklist/checklist.rules.ts'
import { dayAt } from '@daybook/contract/kernel/dates.ts'
import { clockTolerance, uncertainTimes } from '@daybook/contract/kernel/entryClock.rules.ts'
import type { AnswerOf, InputOf } from '@daybook/contract/kernel/feature.ts'
import type { Actor, Context } from '../../platform/context.ts'
import { fail, failAbout, found } from '../../platform/errors.ts'
import { attachFiles, refuseWrongFiles } from '../file/index.ts'
import { findTask } from '../task/index.ts'
import { insertAnswers, newestAnswers } from './checklist.answers.queries.ts'
import {
  type CheckRow,
  findCheck,
  findCheckOfTask,
  findTaskOpenAt,
  insertCheck,
  insertTemplate,
  updateCheck,
} from './checklist.queries.ts'
import type { ChecklistKind } from './checklist.template.ts'
import { shownIn } from './checklist.template.ts'
import { answerPhotos, type StoredTemplate, templateOf, toCheck } from './checklist.view.ts'

type Operation = ReturnType<typeof checklistOperations>['submitData']
type SubmitContext = Context<InputOf<Operation>, Actor>
type Given = InputOf<Operation>['answers'][number]

const longestAgo = 7 * 86_400_000

/** @param asItIs finishes it though answers are missing */
export async function submitData(
  kind: ChecklistKind,
  context: SubmitContext,
  { asItIs = false } = {},
): Promise<AnswerOf<Operation>> {
  const { tx, actor, clock, input, auditSubjects } = context
  const template = (await templateOf(tx, kind, input.version)) ?? fail('CHECK_VERSION_UNKNOWN')
  const answers = input.answers.map((one) => ({ ...one, at: timeOf(one, context) }))
  refuseWrong(template, answers)
  await refusePhotos(context, template, answers)
  const check = await checkFor(kind, template, context, answers[0]?.at ?? clock.now().toISOString())
  auditSubjects(check.id)
  if (check.finishedAt !== null) refuseLate(check, answers, input.finish)
  await insertAnswers(tx, rowsOf(template, check, answers, context))
  for (const { id, photos = [] } of answers) await attachFiles(tx, answerPhotos, { ownerId: id, ids: photos })
  const own = check.version === template.version ? template : await templateOf(tx, kind, check.version)
  const sections = shownIn('en-US', found(own).sections)
  const now = await newestAnswers(tx, check.id)
  const { answered } = countsOf(sections, now)
  const wrong = now.filter((answer) => !answer.isRight).length
  const missing = openItems(sections, now)
  if (input.finish && missing.length > 0 && !asItIs)
    fail('CHECK_INCOMPLETE', Object.fromEntries(missing.map(({ id }) => [id, 'REQUIRED'])))
  await updateCheck(tx, check.id, {
    // An answer taken back on another device before it was finished does not open a finished check again.
    answered: check.finishedAt === null ? answered : check.answered,
    wrong,
    ...(input.finish && { finishedAt: clock.now().toISOString(), finishedBy: actor.personId }),
  })
  return toCheck(context, found(await findCheck(tx, check.id)))
}

/** When the answer was given. A device whose clock is wrong says by how much, or else it counts as given now. */
function timeOf({ at, itemId }: Given, { clock, caller }: SubmitContext): string {
  const now = clock.now()
  const uncertain = uncertainTimes({ at }, caller.entryClock, now)
  if (uncertain) return uncertain.at ?? now.toISOString()
  const since = now.getTime() - Date.parse(at)
  if (since < -clockTolerance) fail('TIME_IN_FUTURE', { [itemId]: 'IN_FUTURE' })
  if (since > longestAgo) fail('TIME_TOO_OLD')
  return at
}

function refuseWrong({ sections }: StoredTemplate, answers: readonly Given[]): void {
  const items = new Map(itemsOf(shownIn('en-US', sections)).map((item) => [item.id, item]))
  for (const answer of answers) {
    const item = items.get(answer.itemId)
    if (!item || !isPossible(item, answer.value))
      fail('CHECK_ITEM_UNKNOWN', { [answer.itemId]: 'INVALID_CHOICE' })
    if (missingIn(item, answer)) fail('CHECK_ACTION_REQUIRED', { [answer.itemId]: 'REQUIRED' })
  }
}

/** Photos belong to answers that are not right, where the template asks for them. */
async function refusePhotos(
  context: SubmitContext,
  { sections }: StoredTemplate,
  answers: readonly Given[],
): Promise<void> {
  const items = new Map(itemsOf(shownIn('en-US', sections)).map((item) => [item.id, item]))
  const given = answers.flatMap(({ itemId, value, photos = [] }) =>
    photos.length > 0 ? [{ itemId, value, path: itemId, ids: photos, accept: 'picture' as const }] : [],
  )
  if (given.length === 0) return
  for (const { itemId, value } of given)
    if (!takesPhotos(found(items.get(itemId)), value))
      fail('VALIDATION_FAILED', { [itemId]: 'INVALID_CHOICE' })
  const answerIds = answers.map(({ id }) => id)
  await refuseWrongFiles(context, answerPhotos, { references: given, ownerIds: answerIds })
}

/** The check that the answers belong to, locked. The first answer makes it. */
async function checkFor(
  kind: ChecklistKind,
  template: StoredTemplate,
  context: SubmitContext,
  startedAt: string,
): Promise<CheckRow> {
  const { tx, ids, actor, input } = context
  const { id } = input
  const task = await taskOf(kind, context)
  const find = () => (task ? findCheckOfTask(tx, task.id, { lock: true }) : findCheck(tx, id, { lock: true }))
  const known = await find()
  const isNamed = task !== undefined || input.nextTaskAt !== undefined
  if (known)
    return known.kind === kind.name && (isNamed || known.taskId === null) ? known : fail('RECORD_EXISTS')
  await insertTemplate(tx, ids(), kind.name, template)
  await insertCheck(tx, {
    id,
    kind: kind.name,
    version: template.version,
    taskId: task?.id ?? null,
    roomId: task?.roomId ?? null,
    day: task?.day ?? dayAt(new Date(startedAt), actor.timeZone),
    startedAt,
    startedBy: actor.personId,
    required: countsOf(shownIn('en-US', template.sections), []).required,
  })
  // Another check may have this id.
  return (await find()) ?? fail('RECORD_EXISTS')
}

async function taskOf(kind: ChecklistKind, { tx, actor, input }: SubmitContext) {
  const { taskId = null, nextTaskAt: at } = input
  if (taskId !== null) {
    const task = found(await findTask(tx, taskId))
    return task.kind === kind.name ? task : fail('TASK_OF_OTHER_KIND')
  }
  return at === undefined ? undefined : findTaskOpenAt(tx, kind.name, dayAt(new Date(at), actor.timeZone), at)
}

/** A finished check takes only answers that were given before, on a device without a network. */
function refuseLate(
  { finishedAt, finishedByName }: CheckRow,
  answers: readonly { at: string }[],
  finish: boolean,
) {
  const isLate = answers.some(({ at }) => finishedAt !== null && at > finishedAt)
  if (finish || isLate) failAbout('CHECK_FINISHED', { byName: finishedByName ?? '' })
}

function rowsOf(
  { version, sections }: StoredTemplate,
  { id: checkId }: CheckRow,
  answers: readonly Given[],
  { actor, clock }: SubmitContext,
) {
  const items = new Map(itemsOf(shownIn('en-US', sections)).map((item) => [item.id, item]))
  return answers.map(({ id, itemId, value, reason, action, at }) => ({
    id,
    checkId,
    itemId,
    version,
    value: JSON.stringify(value),
    // Its item was looked up before.
    isRight: isRight(found(items.get(itemId)), value),
    reason: reason ?? null,
    action: action ?? null,
    answeredAt: at,
    answeredBy: actor.personId,
    recordedAt: clock.now().toISOString(),
  }))
}
