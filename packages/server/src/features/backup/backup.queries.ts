import { sql } from 'kysely'
import type { Tx } from '../../platform/database/database.ts'

/** The people who look after the installation. Asked in the platform's own tenant. */
export async function operatorIds(tx: Tx): Promise<string[]> {
  const rows = await tx
    .selectFrom('staff')
    .select('id')
    .where('active', '=', true)
    .where(sql<boolean>`'administrator' = any(roles)`)
    .execute()
  return rows.map(({ id }) => id)
}
