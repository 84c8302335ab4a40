// The state of a task. Pure, so that a screen keeps it up to date as time passes.

export const taskStatuses = ['pending', 'inProgress', 'done', 'overdue'] as const
export type TaskStatus = (typeof taskStatuses)[number]

/** Half an hour, in milliseconds: a round of a room takes about that long, so a task is late when it should have
 *  been over, not the moment it should begin; and it is red early enough to be made up for before the next one. */
export const overdueAfter = 30 * 60_000

/** @param task.dueAt ISO 8601 */
export function taskStatus(task: { dueAt: string; done: number; total: number }, now: Date): TaskStatus {
  const since = now.getTime() - Date.parse(task.dueAt)
  // No children need it: nothing can be done before its time, and nothing is left to do after it.
  if (task.total === 0) return since >= 0 ? 'done' : 'pending'
  if (task.done >= task.total) return 'done'
  if (since > overdueAfter) return 'overdue'
  return task.done > 0 ? 'inProgress' : 'pending'
}

/** The event that today's tasks have been made. */
export const tasksMade = 'task.made'
