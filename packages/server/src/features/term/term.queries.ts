import { sql } from 'kysely'
import type { Tx } from '../../platform/database/database.ts'

/** Whether another term has days in this time. */
export async function overlapsTerm(
  tx: Tx,
  { id, startsOn, endsOn }: { id: string; startsOn: string; endsOn: string },
): Promise<boolean> {
  const other = await tx
    .selectFrom('term')
    .select('id')
    .where('active', '=', true)
    .where('id', '<>', id)
    .where(sql<boolean>`daterange(starts_on, ends_on, '[]') && daterange(${startsOn}, ${endsOn}, '[]')`)
    .limit(1)
    .executeTakeFirst()
  return other !== undefined
}
