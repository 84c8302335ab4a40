// The receipts of the audience.
import type { Audience, ReceiptAnswer } from '@daybook/contract/receipt/receipt.rules.ts'
import { sql } from 'kysely'
import { among, sameTenant } from '../../platform/database/conditions.ts'
import type { Tx } from '../../platform/database/database.ts'
import type { CreateId } from '../../platform/ids.ts'
import { isOfCentre } from '../staff/index.ts'

/** The ids of active staff in this audience. */
export async function peopleIn(tx: Tx, { to, roles, rooms, people }: Audience): Promise<string[]> {
  const rows = await tx
    .selectFrom('staff')
    .select('id')
    .where('active', '=', true)
    .where(isOfCentre)
    .$if(to === 'roles', (query) => query.where(sql<boolean>`roles && string_to_array(${roles}::text, ',')`))
    .$if(to === 'rooms', (query) => query.where(sql<boolean>`room_id = any(${rooms ?? []}::uuid[])`))
    .$if(to === 'people', (query) => query.where(sql<boolean>`id = any(${people ?? []}::uuid[])`))
    .orderBy('id')
    .execute()
  return rows.map(({ id }) => id)
}

interface Asked {
  publicationId: string
  version: number
  asks: 'reading' | 'answer'
  people: readonly string[]
}

export async function insertReceipts(tx: Tx, ids: CreateId, { people, ...asked }: Asked): Promise<void> {
  const rows = people.map((personId) => ({ ...asked, id: ids(), personId }))
  await tx.insertInto('receipt').values(rows).execute()
}

interface VersionOf {
  publicationId: string
  version: number
}

/** Keeps the time of the first reading. */
export async function markRead(tx: Tx, receiptId: string, at: string): Promise<void> {
  await tx
    .updateTable('receipt')
    .set({ readAt: at })
    .where('id', '=', receiptId)
    .where('readAt', 'is', null)
    .execute()
}

/** Marks the version as unread for everybody except this person. */
export async function markUnread(
  tx: Tx,
  { publicationId, version }: VersionOf,
  exceptId: string,
): Promise<void> {
  await tx
    .updateTable('receipt')
    .set({ readAt: null })
    .where('publicationId', '=', publicationId)
    .where('version', '=', version)
    .where('personId', '<>', exceptId)
    .execute()
}

export async function setAnswer(
  tx: Tx,
  receiptId: string,
  { answer, at, comment }: { answer: ReceiptAnswer; at: string; comment: string | null },
): Promise<void> {
  await tx
    .updateTable('receipt')
    .set(({ fn, ref, val }) => ({
      answer,
      answeredAt: at,
      comment,
      readAt: fn.coalesce(ref('readAt'), val(at)),
    }))
    .where('id', '=', receiptId)
    .execute()
}

/** Copies these people's answers from a version to the next version. */
export async function keepAnswers(
  tx: Tx,
  { publicationId, version }: VersionOf,
  people: readonly string[],
): Promise<void> {
  if (people.length === 0) return
  await tx
    .updateTable('receipt')
    .from('receipt as earlier')
    .set(({ ref }) => ({
      readAt: ref('earlier.readAt'),
      answer: ref('earlier.answer'),
      answeredAt: ref('earlier.answeredAt'),
      comment: ref('earlier.comment'),
    }))
    .whereRef('earlier.tenantId', '=', 'receipt.tenantId')
    .whereRef('earlier.publicationId', '=', 'receipt.publicationId')
    .whereRef('earlier.personId', '=', 'receipt.personId')
    .where('earlier.version', '=', version)
    .where('receipt.publicationId', '=', publicationId)
    .where('receipt.version', '=', version + 1)
    .where('receipt.personId', 'in', people)
    .execute()
}

/** Marks these receipts as reminded of now. @returns the people whom nobody has reminded since the other instant */
export async function setReminded(
  tx: Tx,
  receiptIds: readonly string[],
  { at, since }: { at: Date; since: Date },
): Promise<string[]> {
  const rows = await tx
    .updateTable('receipt')
    .set({ remindedAt: at.toISOString() })
    .where(among('id', receiptIds))
    .where((eb) => eb.or([eb('remindedAt', 'is', null), eb('remindedAt', '<', since.toISOString())]))
    .returning('personId')
    .execute()
  return rows.map(({ personId }) => personId)
}

/** The receipts of a version, sorted by name. */
export function receiptsOf(tx: Tx, { publicationId, version }: VersionOf) {
  return tx
    .selectFrom('receipt')
    .innerJoin('staff', (join) => sameTenant(join, 'staff.id', 'receipt.personId'))
    .select(['receipt.id', 'receipt.personId', 'staff.realName', 'staff.active', 'receipt.asks'])
    .select(['receipt.readAt', 'receipt.answeredAt', 'receipt.comment', 'receipt.remindedAt'])
    .select(sql.ref<ReceiptAnswer | null>('receipt.answer').as('answer'))
    .where('receipt.publicationId', '=', publicationId)
    .where('receipt.version', '=', version)
    .orderBy(sql`fold_name(staff.real_name)`)
    .orderBy('staff.id')
    .execute()
}

/** Publication id → counts of readers and answers of the current version. */
export async function countsOf(tx: Tx, publicationIds: readonly string[]) {
  if (publicationIds.length === 0) return new Map()
  const rows = await tx
    .selectFrom('receipt')
    .innerJoin('publication', (join) =>
      sameTenant(join, 'publication.id', 'receipt.publicationId').onRef(
        'publication.version',
        '=',
        'receipt.version',
      ),
    )
    .select(({ fn, ref }) => [
      'receipt.publicationId as id',
      fn.countAll<number>().as('people'),
      fn.count<number>('receipt.readAt').as('read'),
      fn.countAll<number>().filterWhere(ref('receipt.answer'), '=', 'confirmed').as('confirmed'),
      fn.countAll<number>().filterWhere(ref('receipt.answer'), '=', 'declined').as('declined'),
    ])
    .where('receipt.publicationId', 'in', publicationIds)
    .groupBy('receipt.publicationId')
    .execute()
  return new Map(rows.map(({ id, ...counts }) => [id, counts]))
}
