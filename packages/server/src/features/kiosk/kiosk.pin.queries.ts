import type { Direction } from '@daybook/contract/kiosk/kiosk.rules.ts'
import type { Tx } from '../../platform/database/database.ts'

export async function keepPin(tx: Tx, id: string, pinHash: string): Promise<void> {
  const fresh = { pinHash, failures: 0, failedAt: null, lockedUntil: null }
  await tx
    .insertInto('staffPin')
    .values({ id, ...fresh })
    .onConflict((conflict) => conflict.columns(['tenantId', 'id']).doUpdateSet(fresh))
    .execute()
}

/** The PIN of a person. It is locked until the transaction ends, so that parallel tries are counted. */
export function findPin(tx: Tx, id: string) {
  return tx
    .selectFrom('staffPin')
    .select(['pinHash', 'failures', 'failedAt', 'lockedUntil'])
    .where('id', '=', id)
    .forUpdate()
    .executeTakeFirst()
}

export async function countPins(
  tx: Tx,
  id: string,
  counted: { failures: number; failedAt?: string; lockedUntil: string | null },
): Promise<void> {
  await tx.updateTable('staffPin').set(counted).where('id', '=', id).execute()
}

interface NewTicket {
  id: string
  kioskId: string
  personId: string
  ticketHash: Buffer
  direction: Direction
  collector: string | null
  expiresAt: string
}

export async function insertTicket(tx: Tx, ticket: NewTicket): Promise<void> {
  await tx.insertInto('kioskTicket').values(ticket).execute()
}

/** Uses up a ticket of this tablet for this person. Undefined when there is none that is still good. */
export async function spendTicket(
  tx: Tx,
  {
    kioskId,
    personId,
    ticketHash,
    now,
  }: { kioskId: string; personId: string; ticketHash: Buffer; now: Date },
): Promise<{ direction: string; collector: string | null } | undefined> {
  return tx
    .deleteFrom('kioskTicket')
    .where('ticketHash', '=', ticketHash)
    .where('kioskId', '=', kioskId)
    .where('personId', '=', personId)
    .where('expiresAt', '>', now.toISOString())
    .returning(['direction', 'collector'])
    .executeTakeFirst()
}

export async function purgeTickets(tx: Tx, now: Date): Promise<void> {
  await tx.deleteFrom('kioskTicket').where('expiresAt', '<=', now.toISOString()).execute()
}
