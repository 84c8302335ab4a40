// Converts rows of `publication` to the wire format for a reader.

import { filesIn } from '@daybook/contract/kernel/fields.files.ts'
import { type Fields, type ValuesOf, withAllFields } from '@daybook/contract/kernel/fields.ts'
import type { Publication } from '@daybook/contract/receipt/receipt.kind.ts'
import { audienceFields, receiptAbilitiesOn } from '@daybook/contract/receipt/receipt.rules.ts'
import type { Actor, Context } from '../../platform/context.ts'
import { namesOf, referencesIn } from '../../platform/fields/references.queries.ts'
import { allIds, type FileLinks, fileOfRecord, filesOf } from '../file/index.ts'
import type { ReceiptKind } from './receipt.kind.ts'
import { countsOf } from './receipt.people.queries.ts'
import type { PublicationRow } from './receipt.queries.ts'

export const publicationFiles: FileLinks = { table: 'publicationFile', owner: 'publicationId' }

/** @typeParam F the fields of the row's kind, whose schema and checks guarantee the detail */
export async function toPublications<F extends Fields>(
  { tx, actor, addresses }: Pick<Context<unknown, Actor>, 'tx' | 'actor' | 'addresses'>,
  kind: ReceiptKind<F>,
  rows: readonly PublicationRow[],
): Promise<Publication<ValuesOf<F>>[]> {
  const mayPublish = actor.rights.has('receipt.publish')
  const mentioned = rows.map(({ detail, audience }) => [
    ...referencesIn(kind.fields, detail),
    ...referencesIn(audienceFields, audience),
  ])
  const ids = rows.map(({ id }) => id)
  const [names, files] = await Promise.all([
    namesOf(tx, mentioned.flat()),
    filesOf(tx, publicationFiles, ids),
  ])
  const counts = mayPublish || kind.isOpen ? await countsOf(tx, ids) : undefined
  return rows.map((row, place) => {
    const own = ownOf(row)
    const attached = new Set(allIds(filesIn(kind.fields, row.detail)))
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
      userId: own && actor.personId,
      status: own?.answer ?? null,
      mark: own?.comment ?? null,
      counts: counts?.get(row.id) ?? null,
      names: Object.fromEntries((mentioned[place] ?? []).map(({ id }) => [id, names[id] ?? ''])),
      files: files.filter(({ id }) => attached.has(id)).map((file) => fileOfRecord(file, addresses)),
      can: receiptAbilitiesOn(row, { mayPublish, own }, kind),
      detail: withAllFields(kind.fields, row.detail),
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
