import { sql } from 'kysely'
import type { Tx } from '../../platform/database/database.ts'
import { isPerson } from './staff.holders.queries.ts'

/** Of two who add or invite the same person at once, the second is asked. */
export async function lockNewcomers(tx: Tx): Promise<void> {
  await sql`select pg_advisory_xact_lock(7321013, hashtext(current_tenant()))`.execute(tx)
}

/** Everybody who works here, whether they can sign in or not. */
export const peopleHere = (tx: Tx) =>
  tx
    .selectFrom('staff')
    .select(['realName', 'email', 'phone'])
    .where('active', '=', true)
    .where(isPerson)
    .execute()
