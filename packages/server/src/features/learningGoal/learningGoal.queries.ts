import { sql } from 'kysely'
import type { Tx } from '../../platform/database/database.ts'
import { sameTenant } from '../../platform/database/join.ts'

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

/** Whether goals in use stand under this one. */
export async function hasGoals(tx: Tx, id: string): Promise<boolean> {
  const goal = await tx
    .selectFrom('learningGoal')
    .select('id')
    .where('parentId', '=', id)
    .where('active', '=', true)
    .limit(1)
    .executeTakeFirst()
  return goal !== undefined
}
