// Head counts in the plan: a task of a room or of the whole centre is done by a count that has ended.
import { taskOfCount } from '@daybook/contract/headCount/headCount.rules.ts'
import type { Tx } from '../../platform/database/database.ts'
import type { TaskKind, TaskRef } from '../task/index.ts'
import { endedCountsOn } from './headCount.queries.ts'

export const headCountTasks: TaskKind<null> = { kind: 'headCount', of: null, progress: countProgress }

async function countProgress(tx: Tx, tasks: readonly TaskRef[]) {
  const counts = await endedCountsOn(tx, [...new Set(tasks.map(({ day }) => day))])
  const done = new Set(counts.flatMap((count) => taskOfCount(count, tasks)?.id ?? []))
  return new Map(tasks.map(({ id }) => [id, { done: done.has(id) ? 1 : 0, total: 1 }] as const))
}
