import { type Direction, pinLock, pinTries } from '@daybook/contract/kiosk/kiosk.rules.ts'
import type { Tx } from '../../platform/database/database.ts'

export async function keepPin(tx: Tx, id: string, pinHash: string): Promise<void> {
  const fresh = { pinHash, failures: 0, lockedUntil: null }
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
    .select(['pinHash', 'failures', 'lockedUntil'])
    .where('id', '=', id)
    .forUpdate()
    .executeTakeFirst()
}

/** Counts a wrong PIN. The last one locks it, and the count begins again. */
export async function countWrongPin(tx: Tx, id: string, failures: number, now: Date): Promise<void> {
  const isLast = failures + 1 >= pinTries
  const lockedUntil = isLast ? new Date(now.getTime() + pinLock).toISOString() : null
  await tx
    .updateTable('staffPin')
    .set({ failures: isLast ? 0 : failures + 1, lockedUntil })
    .where('id', '=', id)
    .execute()
}

export async function clearFailures(tx: Tx, id: string): Promise<void> {
  await tx.updateTable('staffPin').set({ failures: 0, lockedUntil: null }).where('id', '=', id).execute()
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
