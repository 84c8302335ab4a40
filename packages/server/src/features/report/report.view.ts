// Converts rows of `report` to the wire format for a reader.

import { reportKindNamed } from '@daybook/contract/app/report.kinds.ts'
import { type Fields, type ValuesOf, withAllFields } from '@daybook/contract/kernel/fields.ts'
import type { Report } from '@daybook/contract/report/report.kind.ts'
import { abilitiesOn } from '@daybook/contract/report/report.rules.ts'
import type { Actor, Context } from '../../platform/context.ts'
import { namesOf, referencesIn } from '../../platform/fields/references.queries.ts'
import { type FileLinks, fileOfRecord, filesOf } from '../file/index.ts'
import { readerOf } from './report.deciders.ts'
import type { ReportKind } from './report.kind.ts'
import type { openedFrom, ReportRow } from './report.queries.ts'

export const reportFiles: FileLinks = { table: 'reportFile', owner: 'reportId' }

/** @typeParam F the fields of the row's kind, whose schema and checks guarantee the detail */
export async function toReports<F extends Fields>(
  { tx, actor, addresses }: Pick<Context<unknown, Actor>, 'tx' | 'actor' | 'addresses'>,
  kind: ReportKind<F>,
  rows: readonly ReportRow[],
): Promise<Report<ValuesOf<F>>[]> {
  const mentioned = rows.map(({ detail }) => referencesIn(kind.fields, detail))
  const reportIds = rows.map(({ id }) => id)
  const [names, files, reader] = await Promise.all([
    namesOf(tx, mentioned.flat()),
    filesOf(tx, reportFiles, reportIds),
    readerOf(tx, kind, actor),
  ])
  return rows.map((row, place) => ({
    id: row.id,
    author: { id: row.authorId, name: row.authorName },
    submittedAt: row.submittedAt,
    state: row.state,
    askedAt: row.askedAt,
    decided: decidedOf(row),
    mark: row.decisionComment,
    version: row.version,
    from: fromOf(row, actor),
    fromCheck: fromCheckOf(row),
    child: childOf(row),
    names: Object.fromEntries((mentioned[place] ?? []).map(({ id }) => [id, names[id] ?? ''])),
    files: files.filter(({ ownerId }) => ownerId === row.id).map((file) => fileOfRecord(file, addresses)),
    can: abilitiesOn(abilityFacts(row, actor.today), reader, kind),
    detail: withAllFields(kind.fields, row.detail),
  }))
}

/** All staff may read some kinds. Other reports are for the author, the assignee of the follow-up, and managers. */
export function mayRead(
  { kind, authorId, duePersonId }: { kind: string; authorId: string; duePersonId?: string | null },
  { personId, rights }: Pick<Actor, 'personId' | 'rights'>,
): boolean {
  return (
    reportKindNamed(kind)?.readers === 'staff' ||
    authorId === personId ||
    duePersonId === personId ||
    rights.has('report.readAll')
  )
}

/** What a report says of one that was opened from it. */
export function openedFor(
  actor: Actor,
  { authorId, duePersonId, ...opened }: Awaited<ReturnType<typeof openedFrom>>[number],
) {
  const canOpen = mayRead({ kind: opened.kind, authorId, duePersonId }, actor)
  return canOpen ? { ...opened, canOpen } : { ...opened, canOpen, summary: '', entry: null }
}

function fromOf({ fromId: id, fromKind: kind, fromAuthorId: authorId }: ReportRow, actor: Actor) {
  if (id === null || kind === null || authorId === null) return null
  return { id, kind, canOpen: mayRead({ kind, authorId }, actor) }
}

function fromCheckOf({ checkId: id, checkKind: kind, checkDay: day }: ReportRow) {
  return id === null || kind === null || day === null ? null : { id, kind, day }
}

/** The facts that decide what a reader may do. */
export const abilityFacts = (
  { authorId, state, askedAt, duePersonId, dueDoneAt, awayUntil, backOn }: ReportRow,
  today: string,
) => ({
  authorId,
  state,
  isAsked: askedAt !== null,
  dueOf: dueDoneAt === null && state !== 'cancelled' ? duePersonId : null,
  isAway:
    awayUntil !== null &&
    awayUntil >= today &&
    backOn === null &&
    (state === 'submitted' || state === 'confirmed'),
})

function decidedOf({ decidedBy, decidedByName, decidedAt, decisionComment }: ReportRow) {
  if (decidedBy === null || decidedAt === null) return null
  return { by: { id: decidedBy, name: decidedByName ?? '' }, at: decidedAt, comment: decisionComment }
}

export function childOf({
  childId,
  firstName,
  familyName,
  picture,
}: Pick<ReportRow, 'childId' | 'firstName' | 'familyName' | 'picture'>) {
  if (childId === null || firstName === null || familyName === null) return null
  return { id: childId, firstName, familyName, picture }
}
