import type { Awaiting } from '../today/index.ts'
import { countAwaiting } from './receipt.queries.ts'

/** Publications of all kinds that the person has not answered. */
export const receiptAwaiting: Awaiting = {
  name: 'receipts',
  count: async ({ tx, actor, clock }) =>
    actor.rights.has('receipt.answer') ? countAwaiting(tx, actor.personId, clock.now().toISOString()) : 0,
}
