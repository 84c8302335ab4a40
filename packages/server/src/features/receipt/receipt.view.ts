// A row of `publication` in the wire format, for one reader.
import type { Fields, ValuesOf } from '@daybook/contract/kernel/fields.ts'
import type { Publication } from '@daybook/contract/receipt/receipt.kind.ts'
import { audienceFields, receiptAbilitiesOn } from '@daybook/contract/receipt/receipt.rules.ts'
import type { Actor } from '../../platform/context.ts'
import type { Tx } from '../../platform/database/database.ts'
import { namesOf, referencesIn } from '../report/index.ts'
import type { ReceiptKind } from './receipt.kind.ts'
import { countsOf } from './receipt.people.queries.ts'
import type { PublicationRow } from './receipt.queries.ts'

/** @typeParam F the fields of the row's kind, whose schema and checks guarantee the detail */
export async function toPublications<F extends Fields>(
  tx: Tx,
  kind: ReceiptKind<F>,
  rows: readonly PublicationRow[],
  actor: Actor,
): Promise<Publication<ValuesOf<F>>[]> {
  const mayPublish = actor.rights.has('receipt.publish')
  const mentioned = rows.map(({ detail, audience }) => [
    ...referencesIn(kind.fields, detail),
    ...referencesIn(audienceFields, audience),
  ])
  const names = await namesOf(tx, mentioned.flat())
  const counts =
    mayPublish || kind.isOpen
      ? await countsOf(
          tx,
          rows.map(({ id }) => id),
        )
      : undefined
  return rows.map((row, place) => {
    const own = ownOf(row)
    return {
      id: row.id,
      author: { id: row.authorId, name: row.authorName },
      publishedAt: row.publishedAt,
      state: row.state,
      withdrawn: withdrawnOf(row),
      version: row.version,
      revision: row.revision,
      changes: row.changes,
      audience: row.audience,
      own,
      counts: counts?.get(row.id) ?? null,
      names: Object.fromEntries((mentioned[place] ?? []).map(({ id }) => [id, names[id] ?? ''])),
      can: receiptAbilitiesOn(row, { mayPublish, own }, kind),
      detail: row.detail as ValuesOf<F>,
    }
  })
}

function ownOf({ receiptId, readAt, answer, answeredAt, comment }: PublicationRow) {
  return receiptId === null ? null : { readAt, answer, answeredAt, comment }
}

function withdrawnOf({ withdrawnAt, withdrawnBy, withdrawnByName, withdrawnReason }: PublicationRow) {
  if (withdrawnAt === null || withdrawnBy === null) return null
  return { by: { id: withdrawnBy, name: withdrawnByName ?? '' }, at: withdrawnAt, comment: withdrawnReason }
}
