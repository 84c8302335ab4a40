import { sql } from 'kysely'
import type { Tx } from '../../platform/database/database.ts'

export function managersByName(tx: Tx): Promise<{ id: string; name: string }[]> {
  return tx
    .selectFrom('staff')
    .select(['id', 'realName as name'])
    .where('active', '=', true)
    .where(sql<boolean>`'manager' = any(roles)`)
    .orderBy(sql`fold_name(real_name)`)
    .orderBy('id')
    .execute()
}
