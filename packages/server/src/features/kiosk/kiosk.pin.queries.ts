import type { Direction } from '@daybook/contract/kiosk/kiosk.rules.ts'
import type { Tx } from '../../platform/database/database.ts'

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
