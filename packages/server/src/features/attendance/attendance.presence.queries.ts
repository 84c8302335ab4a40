import { sql } from 'kysely'
import type { Tx } from '../../platform/database/database.ts'

export interface PresenceThen {
  present: boolean
  /** The child's room; null when the child was not here. */
  roomId: string | null
}

/** Whether each of these children was here at an instant of a day, and where: an attendance of that day that is not
 *  voided and covers the instant. Has an entry for every id. */
export async function presenceAt(
  tx: Tx,
  childIds: readonly string[],
  instant: Date,
  day: string,
): Promise<Map<string, PresenceThen>> {
  const answer = new Map<string, PresenceThen>(childIds.map((id) => [id, { present: false, roomId: null }]))
  if (childIds.length === 0) return answer
  const at = instant.toISOString()
  const rows = await tx
    .selectFrom('attendance')
    .select(['childId', 'roomId'])
    .where('day', '=', day)
    .where('childId', 'in', childIds as string[])
    .where('voidedAt', 'is', null)
    .where('signedInAt', '<=', at)
    .where(({ eb }) => eb(sql`coalesce(signed_out_at, 'infinity')`, '>=', at))
    .orderBy('signedInAt')
    .execute()
  for (const { childId, roomId } of rows) answer.set(childId, { present: true, roomId })
  return answer
}
