import type { Tx } from '../../platform/database/database.ts'

/** Those of a longer path first. A centre allows a few; addresses are compared by rule, not by SQL. */
export const activeAddresses = (tx: Tx) =>
  tx
    .selectFrom('webAddress')
    .select(['name', 'address'])
    .where('active', '=', true)
    .orderBy((eb) => eb.fn('length', ['address']), 'desc')
    .limit(1000)
    .execute()
