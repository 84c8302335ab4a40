import { sql } from 'kysely'
import { among, sameTenant } from '../../platform/database/conditions.ts'
import type { Tx } from '../../platform/database/database.ts'

export type OwnGoal = Awaited<ReturnType<typeof goalsByIds>>[number]

/** These strands and goals, in use or not, with the strand that a goal stands under. */
export async function goalsByIds(tx: Tx, ids: readonly string[]) {
  if (ids.length === 0) return []
  return (
    tx
      .selectFrom('learningGoal as goal')
      .leftJoin('learningGoal as strand', (join) => sameTenant(join, 'strand.id', 'goal.parentId'))
      .select(['goal.id', 'goal.name', 'goal.active', 'strand.id as strandId'])
      // What was sent as an id may be anything.
      .where(sql<boolean>`goal.id::text = any(${ids}::text[])`)
      .execute()
  )
}

/** Which of these have goals in use under them. */
export async function strandsAmong(tx: Tx, ids: readonly string[]): Promise<ReadonlySet<string>> {
  const rows = await tx
    .selectFrom('learningGoal')
    .select('parentId')
    .distinct()
    .where(among('parentId', ids))
    .where('active', '=', true)
    .execute()
  return new Set(rows.flatMap(({ parentId }) => parentId ?? []))
}
