import type { TaskKindName } from '@daybook/contract/task/task.kinds.ts'
import type { Tx } from '../../platform/database/database.ts'
import { bottleFeedTasks } from '../bottleFeed/index.ts'
import { nappyChangeTasks } from '../nappyChange/index.ts'
import { sleepTasks } from '../sleep/index.ts'
import { sunscreenApplicationTasks } from '../sunscreenApplication/index.ts'
import type { Progress, TaskKind, TaskRef } from '../task/index.ts'
import { toiletVisitTasks } from '../toiletVisit/index.ts'

/** Who knows how far the tasks of a kind are. A further kind is a line here. */
const taskKinds: Record<TaskKindName, TaskKind> = {
  nappyChange: nappyChangeTasks,
  bottleFeed: bottleFeedTasks,
  toiletVisit: toiletVisitTasks,
  sunscreenApplication: sunscreenApplicationTasks,
  sleep: sleepTasks,
}

/** How far each of these tasks is: one query for every kind that is among them. */
export async function progressOf(
  tx: Tx,
  tasks: readonly TaskRef[],
  now: Date,
): Promise<(taskId: string) => Progress> {
  const found = new Map<string, Progress>()
  for (const { kind, progress } of Object.values(taskKinds)) {
    const own = tasks.filter((task) => task.kind === kind)
    if (own.length === 0) continue
    for (const [id, value] of await progress(tx, own, now)) found.set(id, value)
  }
  return (taskId) => found.get(taskId) ?? { done: 0, total: 0 }
}
