import { sql } from 'kysely'
import type { Tx } from '../../platform/database/database.ts'

/** When the other terms start and end. */
export const termsBeside = (
  tx: Tx,
  ids: readonly string[],
): Promise<{ startsOn: string; endsOn: string }[]> =>
  tx
    .selectFrom('term')
    .select(['startsOn', 'endsOn'])
    .where('active', '=', true)
    .where(sql<boolean>`not id = any(${ids}::uuid[])`)
    .execute()
