import { codeLifetime, codeTries, type VisitorAsks } from '@daybook/contract/visitor/visitor.rules.ts'
import { sql } from 'kysely'
import type { Tx } from '../../platform/database/database.ts'

export const hour = 3_600_000

/** What public pages may know of a centre. Undefined for the platform, which has no visitors. */
export function openCentre(
  tx: Tx,
  tenantId: string,
): Promise<{ tenantId: string; name: string; asks: VisitorAsks } | undefined> {
  return (
    tx
      .selectFrom('centre')
      // The check of the column allows these alone.
      .select(['tenantId', 'name', sql<VisitorAsks>`visitor_asks`.as('asks')])
      .where('tenantId', '=', tenantId)
      .where('tenantId', '<>', '000000')
      .executeTakeFirst()
  )
}

/** Requests for one address or from one network wait for each other, so that each counts the others. */
export async function takeTurn(tx: Tx, ...hashes: readonly Buffer[]): Promise<void> {
  const keys = hashes.map((hash) => hash.readBigInt64BE()).sort((a, b) => (a < b ? -1 : 1))
  for (const key of keys) await sql`select pg_advisory_xact_lock(${String(key)})`.execute(tx)
}

/** When the codes of the last hour were sent, oldest first. */
export async function codesOfHour(
  tx: Tx,
  of: { mailHash: Buffer } | { networkHash: Buffer },
  now: Date,
): Promise<string[]> {
  const rows = await tx
    .selectFrom('visitorCode')
    .select('sentAt')
    .where((eb) => eb.and(of))
    .where('sentAt', '>', new Date(now.getTime() - hour).toISOString())
    .orderBy('sentAt')
    .execute()
  return rows.map(({ sentAt }) => sentAt)
}

export async function insertCode(
  tx: Tx,
  row: { id: string; mailHash: Buffer; networkHash: Buffer; codeHash: Buffer; sentAt: string },
): Promise<void> {
  await tx.insertInto('visitorCode').values(row).execute()
}

/** The last code of this address if it can still be used. It is locked, so that parallel tries are counted. */
export async function lastCode(tx: Tx, mailHash: Buffer, now: Date) {
  const row = await tx
    .selectFrom('visitorCode')
    .select(['id', 'codeHash', 'sentAt', 'wrongTries', 'ticketHash'])
    .where('mailHash', '=', mailHash)
    .orderBy('sentAt', 'desc')
    .orderBy('id', 'desc')
    .limit(1)
    .forUpdate()
    .executeTakeFirst()
  const isOpen = row && row.ticketHash === null && row.wrongTries < codeTries
  return isOpen && Date.parse(row.sentAt) + codeLifetime > now.getTime() ? row : undefined
}

export async function countWrongTry(tx: Tx, id: string): Promise<void> {
  await tx
    .updateTable('visitorCode')
    .set(({ eb }) => ({ wrongTries: eb('wrongTries', '+', 1) }))
    .where('id', '=', id)
    .execute()
}

export async function proveCode(tx: Tx, id: string, ticketHash: Buffer, now: Date): Promise<void> {
  await tx
    .updateTable('visitorCode')
    .set({ ticketHash, provenAt: now.toISOString() })
    .where('id', '=', id)
    .execute()
}

/** Uses up the ticket of this address. Returns whether it was valid. */
export async function spendTicket(
  tx: Tx,
  { mailHash, ticketHash }: { mailHash: Buffer; ticketHash: Buffer },
  now: Date,
): Promise<boolean> {
  const { numUpdatedRows } = await tx
    .updateTable('visitorCode')
    .set({ wrongTries: codeTries })
    .where('ticketHash', '=', ticketHash)
    .where('mailHash', '=', mailHash)
    .where('wrongTries', '<', codeTries)
    .where('provenAt', '>', new Date(now.getTime() - codeLifetime).toISOString())
    .executeTakeFirstOrThrow()
  return numUpdatedRows > 0n
}

export async function purgeCodes(tx: Tx, now: Date): Promise<void> {
  await tx
    .deleteFrom('visitorCode')
    .where('sentAt', '<=', new Date(now.getTime() - hour).toISOString())
    .execute()
}
