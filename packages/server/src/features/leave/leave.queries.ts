import { sql } from 'kysely'
import type { Tx } from '../../platform/database/database.ts'

/** Whether the person has other leave in that time that is neither refused nor cancelled. */
export async function overlapsLeave(
  tx: Tx,
  authorId: string,
  { id, startsAt, endsAt }: { id: string; startsAt: string | null; endsAt: string | null },
): Promise<boolean> {
  const other = await tx
    .selectFrom('report')
    .select('id')
    .where('kind', '=', 'leave')
    .where('authorId', '=', authorId)
    .where('id', '<>', id)
    .where('state', 'in', ['submitted', 'confirmed'])
    .where(sql<boolean>`tstzrange(starts_at, ends_at) && tstzrange(${startsAt}, ${endsAt})`)
    .executeTakeFirst()
  return other !== undefined
}
