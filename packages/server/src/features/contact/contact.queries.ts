import type { CollectorOnBoard } from '@daybook/contract/attendance/attendance.sign.contract.ts'
import type { Contact } from '@daybook/contract/contact/contact.contract.ts'
import { sql } from 'kysely'
import type { z } from 'zod'
import type { Actor } from '../../platform/context.ts'
import { inBatches } from '../../platform/database/batches.ts'
import { among, sameTenant } from '../../platform/database/conditions.ts'
import type { Tx } from '../../platform/database/database.ts'
import type { TakenPicture } from '../file/index.ts'

type Shown = z.output<typeof Contact>
export interface ContactFields
  extends Pick<
    Shown,
    | 'name'
    | 'relation'
    | 'phone'
    | 'isEmergency'
    | 'mayCollect'
    | 'note'
    | 'birthDate'
    | (typeof collecting)[number]
  > {}

/** When a contact may collect, and what a court order says. */
const collecting = ['collectsFrom', 'collectsUntil', 'collectsOn', 'orderNote', 'orderPhone'] as const

/** When somebody is old enough to collect a child, by the age that the centre asks: one read of it for all contacts. */
const oldEnoughFrom = sql<string | null>`(contact.birth_date + make_interval(years => (
  select collector_min_age from centre where tenant_id = current_tenant())))::date`.as('oldEnoughFrom')

/** The age that the centre asks of whoever collects a child, in years. */
export const collectorMinAge = async (tx: Tx): Promise<number | null> =>
  (await tx.selectFrom('centre').select('collectorMinAge').executeTakeFirstOrThrow()).collectorMinAge

/** Whether the contact of the row has a code to collect with. */
const hasCode = sql<boolean>`exists (
  select from contact_code where tenant_id = current_tenant() and id = contact.id)`.as('hasCode')

/** The current contacts of a child, in the order in which to call them. */
export async function contactsOf(tx: Tx, childId: string, actor: Actor): Promise<Shown[]> {
  const rows = await tx
    .selectFrom('contact')
    .select(['id', 'name', 'phone', 'isEmergency', 'mayCollect', 'note', 'version', ...collecting])
    .select(['birthDate', 'picture', oldEnoughFrom, hasCode])
    // A CHECK on the table allows only the contract's relations.
    .select(sql.ref<Shown['relation']>('relation').as('relation'))
    .where('childId', '=', childId)
    .where('endedAt', 'is', null)
    .orderBy('sort')
    .orderBy('id')
    .execute()
  const can: Shown['can'] = actor.rights.has('child.edit') ? ['edit', 'end'] : []
  return rows.map((row) => ({ ...row, can }))
}

export interface CollectorRow extends z.output<typeof CollectorOnBoard> {
  childId: string
  changedAt: string
}

export async function removeCode(tx: Tx, id: string): Promise<void> {
  await tx.deleteFrom('contactCode').where('id', '=', id).execute()
}

/** Which of these contacts have a code to collect with. */
export async function withCode(tx: Tx, ids: readonly string[]): Promise<Set<string>> {
  const rows = await tx.selectFrom('contactCode').select('id').where(among('id', ids)).execute()
  return new Set(rows.map(({ id }) => id))
}

/** Who may and who may not pick these children up, in the order in which to call them. */
export function collectorsOfAll(tx: Tx, childIds: readonly string[]): Promise<CollectorRow[]> {
  return tx
    .selectFrom('contact')
    .select(['id', 'childId', 'name', 'phone', 'mayCollect', 'note', 'picture', oldEnoughFrom, ...collecting])
    .select('updatedAt as changedAt')
    .select(sql.ref<Shown['relation']>('relation').as('relation'))
    .where(among('childId', childIds))
    .where('endedAt', 'is', null)
    .orderBy('sort')
    .orderBy('id')
    .execute()
}

/** Locks this child's contacts until the transaction ends. Undefined when there is no such child. */
export function lockChild(tx: Tx, childId: string): Promise<{ id: string } | undefined> {
  return tx.selectFrom('child').select('id').where('id', '=', childId).forNoKeyUpdate().executeTakeFirst()
}

export function findContact(tx: Tx, id: string) {
  return tx
    .selectFrom('contact')
    .select(['id', 'childId', 'version', 'endedAt', 'updatedBy'])
    .select(['name', 'relation', 'phone', 'isEmergency', 'mayCollect', 'note', 'birthDate', ...collecting])
    .where('id', '=', id)
    .executeTakeFirst()
}

/** Adds the contact as the last one to call. */
export async function insertContact(
  tx: Tx,
  id: string,
  childId: string,
  fields: ContactFields,
): Promise<void> {
  const sort = sql<number>`(
    select coalesce(max(sort), 0) + 1 from contact
    where tenant_id = current_tenant() and child_id = ${childId})`
  await tx
    .insertInto('contact')
    .values({ id, childId, sort, ...fields })
    .execute()
}

export const insertContacts = (
  tx: Tx,
  rows: readonly (ContactFields & { id: string; childId: string; sort: number })[],
) => inBatches(rows, (batch) => tx.insertInto('contact').values(batch).execute())

export async function updateContact(
  tx: Tx,
  { id, version }: { id: string; version: number },
  fields: ContactFields,
): Promise<void> {
  await tx
    .updateTable('contact')
    .set({ ...fields, version: version + 1 })
    .where('id', '=', id)
    .execute()
}

export async function setContactPicture(tx: Tx, id: string, picture: TakenPicture | null): Promise<void> {
  await tx
    .updateTable('contact')
    .set({ picture: picture?.key ?? null, pictureFileId: picture?.fileId ?? null })
    .where('id', '=', id)
    .execute()
}

export async function endContactAt(tx: Tx, id: string, at: Date): Promise<void> {
  await tx
    .updateTable('contact')
    .set({ endedAt: at.toISOString() })
    .where('id', '=', id)
    .where('endedAt', 'is', null)
    .execute()
}

/** @param ids in the new order */
export async function sortContacts(tx: Tx, ids: readonly string[]): Promise<void> {
  await sql`
    update contact set sort = wanted.place
    from unnest(${ids}::uuid[]) with ordinality as wanted (id, place)
    where contact.tenant_id = current_tenant() and contact.id = wanted.id`.execute(tx)
}

/** Who has edited, removed or added a contact of these children since all came from a file; undefined when nobody has. */
export async function changerOfContacts(
  tx: Tx,
  childIds: readonly string[],
): Promise<string | null | undefined> {
  const row = await tx
    .selectFrom('contact')
    .innerJoin('child', (join) => sameTenant(join, 'child.id', 'contact.childId'))
    .select('contact.updatedBy')
    .where(among('childId', childIds))
    .where((eb) =>
      eb.or([
        eb('contact.version', '>', 1),
        eb('contact.endedAt', 'is not', null),
        eb('contact.createdAt', '>', eb.ref('child.createdAt')),
      ]),
    )
    .executeTakeFirst()
  return row?.updatedBy
}

export async function endContactsOf(tx: Tx, childIds: readonly string[], at: Date): Promise<void> {
  await tx
    .updateTable('contact')
    .set({ endedAt: at.toISOString() })
    .where(among('childId', childIds))
    .where('endedAt', 'is', null)
    .execute()
}
