import type {
  Audience,
  PublicationFilter,
  PublicationState,
  ReceiptAnswer,
} from '@daybook/contract/receipt/receipt.rules.ts'
import { sql } from 'kysely'
import { among, sameTenant } from '../../platform/database/conditions.ts'
import type { Tx } from '../../platform/database/database.ts'
import { type PageWanted, readNamedPage, readPage } from '../../platform/database/page.ts'

export type Detail = Record<string, unknown>

const publications = (tx: Tx) => tx.selectFrom('publication')

/** Publications, each with this person's receipt of the current version. */
const selectPublications = (tx: Tx, personId: string) => withReceipt(publications(tx), personId)

function withReceipt(wanted: ReturnType<typeof publications>, personId: string) {
  return (
    wanted
      .innerJoin('staff as author', (join) => sameTenant(join, 'author.id', 'publication.authorId'))
      .leftJoin('staff as withdrawer', (join) => sameTenant(join, 'withdrawer.id', 'publication.withdrawnBy'))
      .leftJoin('receipt as own', (join) =>
        sameTenant(join, 'own.publicationId', 'publication.id')
          .onRef('own.version', '=', 'publication.version')
          .on('own.personId', '=', personId),
      )
      .select(['publication.id', 'publication.kind', 'publication.authorId', 'author.realName as authorName'])
      .select(['publication.title', 'publication.publishedAt', 'publication.version'])
      .select(['publication.revision', 'publication.changes', 'publication.startsAt', 'publication.endsAt'])
      .select(['publication.withdrawnAt', 'publication.withdrawnBy', 'publication.withdrawnReason'])
      .select(['withdrawer.realName as withdrawnByName'])
      .select(['own.id as receiptId', 'own.readAt', 'own.answeredAt', 'own.comment'])
      // The handlers of the kind and the table's checks allow only these.
      .select([
        sql.ref<Detail>('publication.detail').as('detail'),
        sql.ref<Audience>('publication.audience').as('audience'),
        sql.ref<ReceiptAnswer | null>('own.answer').as('answer'),
        sql<PublicationState>`case when publication.withdrawn_at is null then 'published' else 'withdrawn' end`.as(
          'state',
        ),
      ])
  )
}

export type PublicationRow = NonNullable<Awaited<ReturnType<typeof findPublication>>>

interface Wanted {
  kind: string
  id: string
  personId: string
}

/** @param lock `change` locks the row for an update; `keep` only prevents updates by others until the transaction ends */
export async function findPublication(tx: Tx, { kind, id, personId }: Wanted, lock?: 'change' | 'keep') {
  // The lock comes first: a statement that waits for a lock joins the new row with outdated receipts and names.
  if (lock) await lockPublication(tx, id, lock)
  return selectPublications(tx, personId)
    .where('publication.kind', '=', kind)
    .where('publication.id', '=', id)
    .executeTakeFirst()
}

async function lockPublication(tx: Tx, id: string, lock: 'change' | 'keep'): Promise<void> {
  await tx
    .selectFrom('publication')
    .select('id')
    .where('id', '=', id)
    .$if(lock === 'change', (query) => query.forUpdate())
    .$if(lock === 'keep', (query) => query.forShare())
    .execute()
}

/** Whether a publication of any kind has this id. */
export async function isPublished(tx: Tx, id: string): Promise<boolean> {
  return (
    (await tx.selectFrom('publication').select('id').where('id', '=', id).executeTakeFirst()) !== undefined
  )
}

/** When it takes place, or else when it was published. */
const about = sql<string>`coalesce(publication.starts_at, publication.published_at)`
const isUnanswered = sql<boolean>`(own.answered_at is null and (own.asks = 'answer' or own.read_at is null))`
const isWaiting = sql<boolean>`(${isUnanswered} and publication.withdrawn_at is null)`

export interface PublicationsWanted extends PageWanted {
  kind: string
  personId: string
  /** Only publications whose audience includes that person. */
  isOwn: boolean
  now: string
  show?: PublicationFilter | undefined
  /** Start, inclusive, and end, exclusive. */
  from: Date | undefined
  until: Date | undefined
  text?: string | undefined
}

/** The receipts of the current version of a publication that are this person's. */
const receivedBy = (
  personId: string,
) => sql`select from receipt own where own.tenant_id = publication.tenant_id
  and own.publication_id = publication.id and own.version = publication.version and own.person_id = ${personId}`

export async function pageOfPublications(tx: Tx, wanted: PublicationsWanted) {
  const { kind, personId, isOwn, now, show, from, until, text } = wanted
  const direction = show === 'coming' ? 'asc' : 'desc'
  const own = receivedBy(personId)
  const matching = publications(tx)
    .where('publication.kind', '=', kind)
    .$if(isOwn, (query) => query.where(sql<boolean>`exists (${own})`))
    .$if(show === 'waiting', (query) =>
      query.where(sql<boolean>`publication.id = any(array(select publication_id from receipt own
        where person_id = ${personId} and ${isUnanswered}))`),
    )
    .$if(show === 'waiting', (query) => query.where(sql<boolean>`exists (${own} and ${isWaiting})`))
    // Few are to come. As an array they are read first, and not all of the kind in their order.
    .$if(show === 'coming', (query) =>
      query.where(sql<boolean>`publication.id = any(array(select id from publication
        where kind = ${kind} and ends_at > ${now} and withdrawn_at is null))`),
    )
    .$if(show === 'past', (query) => query.where('publication.endsAt', '<=', now))
    .$if(show === 'withdrawn', (query) => query.where('publication.withdrawnAt', 'is not', null))
    .$if(from !== undefined, (query) => query.where(about, '>=', from?.toISOString() ?? ''))
    .$if(until !== undefined, (query) => query.where(about, '<', until?.toISOString() ?? ''))
    .$if(Boolean(text), (query) =>
      query.where(sql<boolean>`position(fold_name(${text}) in fold_name(publication.title)) > 0`),
    )
    .orderBy(about, direction)
    .orderBy('publication.id', direction)
  return readNamedPage(matching, wanted, (page) => withReceipt(page, personId))
}

/** The publications of all kinds that wait for this person. A meeting that is over no longer waits. */
function awaiting(tx: Tx, personId: string, now: string) {
  return selectPublications(tx, personId)
    .where('own.id', 'is not', null)
    .where(isWaiting)
    .where((eb) => eb.or([eb('publication.endsAt', 'is', null), eb('publication.endsAt', '>', now)]))
}

export function pageAwaiting(
  tx: Tx,
  { personId, now, ...page }: PageWanted & { personId: string; now: string },
) {
  const matching = awaiting(tx, personId, now)
    .orderBy('publication.startsAt', (order) => order.asc().nullsLast())
    .orderBy('publication.publishedAt')
    .orderBy('publication.id')
  return readPage(matching, page)
}

export async function countAwaiting(tx: Tx, personId: string, now: string): Promise<number> {
  const { count } = await awaiting(tx, personId, now)
    .clearSelect()
    .select(({ fn }) => fn.countAll<number>().as('count'))
    .executeTakeFirstOrThrow()
  return count
}

export interface Columns {
  title: string
  detail: string
  audience: string
  startsAt: string | null
  endsAt: string | null
  reviewOn: string | null
}

export async function insertPublication(
  tx: Tx,
  row: Columns & { id: string; kind: string; authorId: string; publishedAt: string },
): Promise<void> {
  await tx.insertInto('publication').values(row).execute()
}

/** Stores a change. With `again` it becomes a further version. */
export async function updatePublication(
  tx: Tx,
  id: string,
  { again, ...columns }: Columns & { again?: { publishedAt: string; changes: string | null } | undefined },
): Promise<void> {
  await tx
    .updateTable('publication')
    .set({ ...columns, ...again })
    .set(({ eb }) => ({
      revision: eb('revision', '+', 1),
      ...(again && { version: eb('version', '+', 1) }),
    }))
    .where('id', '=', id)
    .execute()
}

export async function withdrawPublication(
  tx: Tx,
  id: string,
  withdrawn: { withdrawnBy: string; withdrawnAt: string; withdrawnReason: string | null },
): Promise<void> {
  await tx
    .updateTable('publication')
    .set(withdrawn)
    .set(({ eb }) => ({ revision: eb('revision', '+', 1) }))
    .where('id', '=', id)
    .execute()
}

/** Publishes again what was withdrawn. */
export async function reopenPublication(tx: Tx, id: string): Promise<void> {
  await tx
    .updateTable('publication')
    .set({ withdrawnBy: null, withdrawnAt: null, withdrawnReason: null })
    .set(({ eb }) => ({ revision: eb('revision', '+', 1) }))
    .where('id', '=', id)
    .execute()
}

export interface NewStep {
  id: string
  publicationId: string
  step: 'published' | 'changed' | 'withdrawn'
  version: number
  byId: string
  at: string
  comment: string | null
  detail: string
  audience: string
}

export async function insertStep(tx: Tx, step: NewStep): Promise<void> {
  await tx.insertInto('publicationStep').values(step).execute()
}

/** All versions, newest first. */
export async function versionsOf(tx: Tx, publicationId: string) {
  const rows = await tx
    .selectFrom('publicationStep as step')
    .innerJoin('staff', (join) => sameTenant(join, 'staff.id', 'step.byId'))
    .select([
      'step.version',
      'step.at',
      'step.comment as changes',
      'staff.id as byId',
      'staff.realName as byName',
    ])
    .where('step.publicationId', '=', publicationId)
    .where('step.step', '=', 'published')
    .orderBy('step.version', 'desc')
    .execute()
  return rows.map(({ byId, byName, ...version }) => ({ ...version, by: { id: byId, name: byName } }))
}

/** The publications whose review date is on or before this day. */
export function dueForReview(tx: Tx, day: string, most: number) {
  return tx
    .selectFrom('publication')
    .select(['id', 'kind', 'title'])
    .select((eb) => eb.ref('reviewOn').$notNull().as('reviewOn'))
    .where('withdrawnAt', 'is', null)
    .where('reviewOn', '<=', day)
    .orderBy('reviewOn')
    .orderBy('id')
    .limit(most)
    .execute()
}

export const publicationsByIds = (tx: Tx, ids: readonly string[], personId: string) =>
  selectPublications(tx, personId).where(among('publication.id', ids)).execute()
