// The items of a day's list. Pure functions.
import { taskPage } from '@daybook/contract/app/task.kinds.ts'
import { taskStatus } from '@daybook/contract/task/task.rules.ts'
import type { BirthdayItem, TaskItem } from '@daybook/contract/today/today.contract.ts'
import type { Card } from '../child/index.ts'
import type { PlannedTask, Progress, TaskRow } from '../task/index.ts'

/** A task in its current state. */
export function taskItem(task: TaskRow, progress: Progress, now: Date): TaskItem {
  const { id, kind, roomCode, dueAt } = task
  return {
    ...facts(task),
    id,
    ...progress,
    status: taskStatus({ dueAt, ...progress }, now),
    page: taskPage(kind, id, roomCode),
  }
}

/** A task that the plan has for a future day. */
export function plannedItem(task: PlannedTask): TaskItem {
  const id = `${task.planEntryId}-${task.dueTime}`
  return { ...facts(task), id, done: 0, total: 0, status: 'pending', page: null }
}

function facts({ kind, roomCode, roomName, staffId, staffName, dueAt }: PlannedTask) {
  return { kind, roomCode, roomName, staffId, staffName, dueAt }
}

/** The birthday of a child who reaches this age on this day. */
export function birthdayItem(child: Card, day: string, turns: number): BirthdayItem {
  const page = `/pages/home/children-birthday-detail?taskId=${child.id}&date=${day}`
  return { id: child.id, kind: 'birthday', child, turns, page }
}
