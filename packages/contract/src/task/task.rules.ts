// The state of a task. Pure, so that a screen keeps it up to date as time passes.
import { eventName } from '../kernel/live.ts'

export const taskStatuses = ['pending', 'inProgress', 'done', 'overdue'] as const
export type TaskStatus = (typeof taskStatuses)[number]

/** Milliseconds. A round of a room takes about half an hour, so a task is overdue when it should have been finished. That
 *  still leaves time to catch up before the next task. */
export const overdueAfter = 30 * 60_000

/** Milliseconds before and after a task is due in which an entry of its kind counts for it, wherever it was made. Rounds
 *  start early and end late. Windows may overlap: the earlier round comes first. */
export const roundWindow = { before: 30 * 60_000, after: 60 * 60_000 } as const

/** @param task.dueAt ISO 8601 */
export function taskStatus(task: { dueAt: string; done: number; total: number }, now: Date): TaskStatus {
  const since = now.getTime() - Date.parse(task.dueAt)
  // No children need it, so it is done once its time has come.
  if (task.total === 0) return since >= 0 ? 'done' : 'pending'
  if (task.done >= task.total) return 'done'
  if (since > overdueAfter) return 'overdue'
  return task.done > 0 ? 'inProgress' : 'pending'
}

/** The live event sent when today's tasks have been created. */
export const tasksMade = eventName('task.made')
