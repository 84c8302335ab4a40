// Rows in the wire format.
import type { Answer, Check, Template } from '@daybook/contract/checklist/checklist.kind.ts'
import type { Caller, Context } from '../../platform/context.ts'
import type { Tx } from '../../platform/database/database.ts'
import { type FileLinks, fileOfRecord, filesOf } from '../file/index.ts'
import type { AnswerRow } from './checklist.answers.queries.ts'
import { allAnswers, newestAnswers } from './checklist.answers.queries.ts'
import {
  type CheckRow,
  findCheck,
  findTemplate,
  newestTemplates,
  openedFromCheck,
} from './checklist.queries.ts'
import type { ChecklistKind } from './checklist.template.ts'
import { type StoredSection, shownIn } from './checklist.template.ts'

/** The first version: that of the product. */
export const firstVersion = 1

export interface StoredTemplate {
  version: number
  sections: readonly StoredSection[]
}

/** The template that a new check is made with. */
export async function currentTemplate(tx: Tx, kind: ChecklistKind): Promise<StoredTemplate> {
  const [newest] = await newestTemplates(tx, kind.name)
  return newest ?? { version: firstVersion, sections: kind.template }
}

/** A certain version; the first one even before anybody has used it. */
export async function templateOf(
  tx: Tx,
  kind: ChecklistKind,
  version: number,
): Promise<StoredTemplate | undefined> {
  const known = await findTemplate(tx, kind.name, version)
  return known ?? (version === firstVersion ? { version, sections: kind.template } : undefined)
}

export const toTemplate = (
  { version, sections }: StoredTemplate,
  language: Caller['language'],
): Template => ({
  version,
  sections: shownIn(language, sections),
})

type ReadContext = Pick<Context<unknown, unknown>, 'tx' | 'addresses'>

export const answerPhotos: FileLinks = { table: 'checkAnswerFile', owner: 'answerId' }

export async function toAnswers(
  { tx, addresses }: ReadContext,
  rows: readonly AnswerRow[],
): Promise<Answer[]> {
  const files = await filesOf(
    tx,
    answerPhotos,
    rows.map(({ id }) => id),
  )
  return rows.map(({ id, itemId, value, isRight, reason, action, answeredAt: at, recordedAt, ...row }) => {
    const photos = files.filter(({ ownerId }) => ownerId === id).map((file) => fileOfRecord(file, addresses))
    const by = { id: row.byId, name: row.byName }
    return { itemId, value, isRight, reason, action, photos, at, recordedAt, by }
  })
}

export function toListed(row: CheckRow) {
  const { id, kind, version, day, taskId, required, answered, wrong } = row
  return {
    id,
    kind,
    version,
    day,
    taskId,
    required,
    answered,
    wrong,
    room: row.roomId === null ? null : { id: row.roomId, name: row.roomName ?? '' },
    started: { at: row.startedAt, by: { id: row.startedBy, name: row.startedByName } },
    finished:
      row.finishedAt === null || row.finishedBy === null
        ? null
        : { at: row.finishedAt, by: { id: row.finishedBy, name: row.finishedByName ?? '' } },
  }
}

export async function toCheck(context: ReadContext, row: CheckRow): Promise<Check> {
  const { wrong: _, ...check } = toListed(row)
  const answers = await toAnswers(context, await newestAnswers(context.tx, row.id))
  return { ...check, answers, opened: await openedFromCheck(context.tx, row.id) }
}

/** The check's own template, and items of other versions that were answered on devices that had those. */
export async function templateOfCheck(
  tx: Tx,
  kind: ChecklistKind,
  { version }: Pick<CheckRow, 'version'>,
  answers: readonly Pick<AnswerRow, 'itemId' | 'version'>[],
): Promise<StoredTemplate> {
  const own = (await templateOf(tx, kind, version)) ?? { version, sections: [] }
  const ids = new Set(own.sections.flatMap(({ items }) => items.map(({ id }) => id)))
  const strange = answers.filter(({ itemId }) => !ids.has(itemId))
  const versions = [...new Set(strange.map((answer) => answer.version))]
  const others = await Promise.all(versions.map((one) => templateOf(tx, kind, one)))
  const wanted = new Set(strange.map(({ itemId }) => itemId))
  const more = others.flatMap((template) =>
    (template?.sections ?? []).map((section) => ({
      ...section,
      id: `${section.id}-${template?.version}`,
      items: section.items
        .filter(({ id }) => wanted.delete(id))
        .map((item) => ({ ...item, required: false })),
    })),
  )
  return { version, sections: [...own.sections, ...more.filter(({ items }) => items.length > 0)] }
}

/** The check with this id, for a feature whose record shares the id of its check. */
export async function checkNamed(context: ReadContext, id: string): Promise<Check | null> {
  const row = await findCheck(context.tx, id)
  return row ? toCheck(context, row) : null
}

/** The template of the check with this id, or the current one where nobody has answered yet. */
export async function templateFor(
  tx: Tx,
  kind: ChecklistKind,
  id: string | undefined,
  language: Caller['language'],
): Promise<Template> {
  const row = id === undefined ? undefined : await findCheck(tx, id)
  if (!row) return toTemplate(await currentTemplate(tx, kind), language)
  return toTemplate(await templateOfCheck(tx, kind, row, await allAnswers(tx, row.id)), language)
}
