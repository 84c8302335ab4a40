// PINs of members of staff, and codes of contacts of a child, for the tablet by the door: made, kept and counted.
import { isEasyPin } from '@daybook/contract/kernel/pin.rules.ts'
import type { Tx } from './database/database.ts'
import { fail } from './errors.ts'
import { hashPassword } from './passwords.ts'

export type PinTable = 'staffPin' | 'contactCode'

/** Keeps a new PIN. Wrong ones of the PIN before are forgotten. Refuses one that is tried first.
 *  @param field of the request, for the error */
export async function keepPin(
  tx: Tx,
  table: PinTable,
  { id, pin, field }: { id: string; pin: string; field: string },
): Promise<void> {
  if (isEasyPin(pin)) fail('VALIDATION_FAILED', { [field]: 'TOO_COMMON' })
  const fresh = { pinHash: await hashPassword(pin), failures: 0, failedAt: null, lockedUntil: null }
  await tx
    .insertInto(table)
    .values({ id, ...fresh })
    .onConflict((conflict) => conflict.columns(['tenantId', 'id']).doUpdateSet(fresh))
    .execute()
}

/** The PIN of a person. It is locked until the transaction ends, so that parallel tries are counted. */
export function findPin(tx: Tx, table: PinTable, id: string) {
  return tx
    .selectFrom(table)
    .select(['pinHash', 'failures', 'failedAt', 'lockedUntil'])
    .where('id', '=', id)
    .forUpdate()
    .executeTakeFirst()
}

export async function countPins(
  tx: Tx,
  table: PinTable,
  id: string,
  counted: { failures: number; failedAt?: string; lockedUntil: string | null },
): Promise<void> {
  await tx.updateTable(table).set(counted).where('id', '=', id).execute()
}
