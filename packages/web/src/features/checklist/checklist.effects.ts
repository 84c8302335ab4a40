// Updates a check before the server answers. Each effect is idempotent, because it may be applied again to newer data.
import type { Answer, Check } from '@daybook/contract/checklist/checklist.kind.ts'
import { type AnswerValue, countsOf, isRight, itemsOf } from '@daybook/contract/checklist/checklist.rules.ts'
import type { ShownPage } from './checklist.unread.ts'

export interface SubmitInput {
  id: string
  taskId?: string | null | undefined
  nextTaskAt?: string | undefined
  version: number
  answers?: NewAnswer[] | undefined
  finish?: boolean | undefined
}
export interface NewAnswer {
  id: string
  itemId: string
  value: AnswerValue
  reason?: string | null | undefined
  action?: string | null | undefined
  photos?: readonly string[] | undefined
  at: string
}

/** The files that have to be there before the answers. */
export const photosIn = ({ answers = [] }: { answers?: readonly Pick<NewAnswer, 'photos'>[] | undefined }) =>
  answers.flatMap(({ photos = [] }) => photos)

/** Photos that wait on this device. */
export const waitingPhotos = (ids: readonly string[] = []): Answer['photos'] =>
  ids.map((id) => ({
    id,
    name: '',
    mime: 'image/jpeg',
    size: 0,
    width: null,
    height: null,
    link: '',
    medium: null,
    small: null,
  }))

interface Author {
  by: { id: string; name: string }
  /** Now, ISO 8601. */
  at: string
}

const isOf = ({ task, check }: ShownPage, { id, taskId = null }: Pick<SubmitInput, 'id' | 'taskId'>) =>
  // A further check that nobody planned may follow a finished one.
  task ? task.id === taskId : check === null || check.id === id || check.finished !== null

export function withSubmitted(page: ShownPage, input: SubmitInput, author: Author): ShownPage {
  if (!isOf(page, input)) return page
  const isOther = !page.task && page.check?.id !== input.id
  const before = (!isOther && page.check) || newCheck(page, input, author)
  const answers = (input.answers ?? []).reduce(
    (all, one) => withAnswer(page, all, one, author),
    before.answers,
  )
  const counts = countsOf(page.template.sections, answers)
  const finished = before.finished ?? (input.finish ? author : null)
  return { ...page, check: { ...before, ...counts, answers, finished } }
}

function newCheck({ day, task, template }: ShownPage, { id }: SubmitInput, author: Author): Check {
  return {
    id,
    kind: '',
    version: template.version,
    day,
    taskId: task?.id ?? null,
    room: null,
    started: author,
    finished: null,
    required: 0,
    answered: 0,
    answers: [],
    opened: [],
  }
}

/** The answer given last counts, whenever it is known. */
function withAnswer(
  { template }: ShownPage,
  answers: readonly Answer[],
  { itemId, value, reason = null, action = null, photos, at }: NewAnswer,
  { by, at: now }: Author,
): Answer[] {
  const known = answers.find((one) => one.itemId === itemId)
  const item = itemsOf(template.sections).find(({ id }) => id === itemId)
  if ((known && known.at >= at) || !item) return [...answers]
  const said = { reason, action, photos: waitingPhotos(photos) }
  const answer = { itemId, value, isRight: isRight(item, value), ...said, at, recordedAt: now, by }
  return [...answers.filter((one) => one !== known), answer]
}

/** The check as the server has it. Undefined if the page has no template for it, or has to be read. */
export function withCheck(page: ShownPage, check: Check): ShownPage | undefined {
  if (page.isUnread) return undefined
  if (!isOf(page, check)) return page
  const isOlder = page.check && page.check.id !== check.id && check.started.at < page.check.started.at
  if (isOlder && check.finished) return page
  const known = new Set(itemsOf(page.template.sections).map(({ id }) => id))
  const isKnown =
    check.version === page.template.version && check.answers.every(({ itemId }) => known.has(itemId))
  return isKnown ? { ...page, check } : undefined
}
