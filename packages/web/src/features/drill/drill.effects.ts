// Updates a drill before the server answers. Each effect is idempotent, because it may be applied again to newer data.
import { countsOf, isRight, itemsOf } from '@daybook/contract/checklist/checklist.rules.ts'
import type { drill } from '@daybook/contract/drill/drill.contract.ts'
import type { AnswerOf, CallOf } from '@daybook/contract/kernel/feature.ts'
import { withMark } from '@daybook/contract/rollCall/rollCall.rules.ts'
import { waitingPhotos } from '../checklist/index.ts'

type Operations = typeof drill.operations
export type DrillPage = AnswerOf<Operations['getPage']>
export type Drill = AnswerOf<Operations['hold']>
export type HoldInput = CallOf<Operations['hold']>
export type MarkInput = CallOf<Operations['mark']>
export type StopInput = CallOf<Operations['stop']>
export type AnswerInput = CallOf<Operations['submitData']>
export type FinishInput = CallOf<Operations['finish']>

interface Author {
  by: { id: string; name: string }
  /** Now, ISO 8601. */
  at: string
}

export function withHeld(page: DrillPage, { id, type, startedAt }: HoldInput, { by }: Author): DrillPage {
  if (page.drill) return page
  const started = { at: String(startedAt), by }
  const people = page.present
  const nothing = { endedAt: null, finished: null, wentWell: null, toImprove: null, check: null }
  return { ...page, drill: { ...nothing, id, type, started, people } }
}

const changed = (page: DrillPage, type: string, change: (drill: Drill) => Drill): DrillPage =>
  page.drill && page.drill.type === type ? { ...page, drill: change(page.drill) } : page

export function withMarks(
  page: DrillPage,
  { type, people, isSafe, at }: MarkInput,
  { by }: Author,
): DrillPage {
  const mark = isSafe ? { at: String(at), by } : null
  return changed(page, type, (one) => ({ ...one, people: withMark(one.people, people, mark) }))
}

export const withStop = (page: DrillPage, { type, at }: StopInput): DrillPage =>
  changed(page, type, (one) => ({ ...one, endedAt: one.endedAt ?? String(at) }))

export const withFinish = (
  page: DrillPage,
  { type, wentWell, toImprove }: FinishInput,
  { by, at }: Author,
): DrillPage =>
  changed(page, type, (one) => ({
    ...one,
    endedAt: one.endedAt ?? at,
    finished: one.finished ?? { at, by },
    wentWell,
    toImprove,
  }))

export function withAnswers(page: DrillPage, { type, answers = [] }: AnswerInput, author: Author): DrillPage {
  const items = new Map(itemsOf(page.template.sections).map((item) => [item.id, item]))
  return changed(page, type, (one) => {
    const known = one.check?.answers ?? []
    const given = answers.flatMap(({ itemId, value, reason, action, photos, at }) => {
      const item = items.get(itemId)
      if (!item) return []
      const said = { reason: reason ?? null, action: action ?? null, photos: waitingPhotos(photos) }
      return [
        {
          itemId,
          value,
          isRight: isRight(item, value),
          at: String(at),
          recordedAt: author.at,
          by: author.by,
          ...said,
        },
      ]
    })
    const all = [...known.filter(({ itemId }) => !given.some((answer) => answer.itemId === itemId)), ...given]
    const base = one.check ?? {
      id: one.id,
      kind: '',
      version: page.template.version,
      day: one.started.at.slice(0, 10),
      taskId: null,
      room: null,
      started: author,
      finished: null,
      opened: [],
    }
    return { ...one, check: { ...base, ...countsOf(page.template.sections, all), answers: all } }
  })
}
