// A row of `report` in the wire format, for one reader.
import type { Fields, ValuesOf } from '@daybook/contract/kernel/fields.ts'
import type { Report } from '@daybook/contract/report/report.kind.ts'
import { abilitiesOn } from '@daybook/contract/report/report.rules.ts'
import type { Actor } from '../../platform/context.ts'
import type { Tx } from '../../platform/database/database.ts'
import type { ReportKind } from './report.kind.ts'
import type { ReportRow } from './report.queries.ts'
import { namesOf, referencesIn } from './report.references.queries.ts'

/** @typeParam F the fields of the row's kind, whose schema and checks guarantee the detail */
export async function toReports<F extends Fields>(
  tx: Tx,
  kind: ReportKind<F>,
  rows: readonly ReportRow[],
  actor: Actor,
): Promise<Report<ValuesOf<F>>[]> {
  const mentioned = rows.map(({ detail }) => referencesIn(kind.fields, detail))
  const names = await namesOf(tx, mentioned.flat())
  return rows.map((row, place) => ({
    id: row.id,
    author: { id: row.authorId, name: row.authorName },
    submittedAt: row.submittedAt,
    state: row.state,
    decided: decidedOf(row),
    version: row.version,
    child: childOf(row),
    names: Object.fromEntries((mentioned[place] ?? []).map(({ id }) => [id, names[id] ?? ''])),
    can: abilitiesOn(row, readerOf(actor), kind.abilities),
    detail: row.detail as ValuesOf<F>,
  }))
}

const readerOf = ({ personId, rights }: Actor) => ({ personId, mayDecide: rights.has('report.decide') })

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
