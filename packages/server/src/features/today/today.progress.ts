import type { Tx } from '../../platform/database/database.ts'
import type { Progress, TaskKind, TaskRef } from '../task/index.ts'

/** The progress of these tasks. One query for each mechanism among them. */
export async function progressOf(
  taskKinds: readonly TaskKind[],
  tx: Tx,
  tasks: readonly TaskRef[],
  now: Date,
): Promise<(taskId: string) => Progress> {
  const found = new Map<string, Progress>()
  for (const [progress, kinds] of Map.groupBy(taskKinds, (one) => one.progress)) {
    const own = kinds.flatMap(({ kind, of }) =>
      tasks.filter((task) => task.kind === kind).map((task) => ({ ...task, of })),
    )
    if (own.length === 0) continue
    for (const [id, value] of await progress(tx, own, now)) found.set(id, value)
  }
  return (taskId) => found.get(taskId) ?? { done: 0, total: 0 }
}
