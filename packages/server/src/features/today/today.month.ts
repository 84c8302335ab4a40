import type { AnswerOf } from '@daybook/contract/kernel/feature.ts'
import { taskStatus } from '@daybook/contract/task/task.rules.ts'
import type { today } from '@daybook/contract/today/today.contract.ts'
import { daysOfMonth } from '@daybook/contract/today/today.rules.ts'
import type { ContextOf } from '../../platform/context.ts'
import { listPlanRows, plannedOn, type TaskRow, tasksOfPast, tasksOfToday } from '../task/index.ts'
import type { TodayParts } from './today.parts.ts'
import { progressOf } from './today.progress.ts'

type Operation = (typeof today.operations)['countMonth']

export async function countMonth(
  { taskKinds }: TodayParts,
  context: ContextOf<Operation>,
): Promise<AnswerOf<Operation>> {
  const { tx, actor, input, clock } = context
  const days = daysOfMonth(input.year, input.month)
  const rows = await rowsOf(context, days)
  const now = clock.now()
  const progress = await progressOf(taskKinds, tx, rows, now)
  const done = rows.filter(({ id, dueAt }) => taskStatus({ dueAt, ...progress(id) }, now) === 'done')
  const made = countByDay(rows)
  const finished = countByDay(done)
  const plan = days.some((day) => day > actor.today) ? await listPlanRows(tx) : []
  return days.map((day) => ({
    day,
    tasks: day > actor.today ? plannedOn(plan, day, actor.timeZone).length : (made.get(day) ?? 0),
    done: finished.get(day) ?? 0,
  }))
}

/** The tasks that there are on these days: of today and of days that have passed. */
async function rowsOf({ tx, ids, actor }: ContextOf<Operation>, days: readonly string[]): Promise<TaskRow[]> {
  const past = days.filter((day) => day < actor.today)
  const [first, last] = [past[0], past.at(-1)]
  const before = first && last ? await tasksOfPast(tx, first, last) : []
  const now = days.includes(actor.today) ? await tasksOfToday({ tx, ids }, actor) : []
  return [...before, ...now]
}

function countByDay(tasks: readonly TaskRow[]): Map<string, number> {
  const counts = new Map<string, number>()
  for (const { day } of tasks) counts.set(day, (counts.get(day) ?? 0) + 1)
  return counts
}
