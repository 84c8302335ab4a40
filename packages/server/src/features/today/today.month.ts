import type { AnswerOf } from '@daybook/contract/kernel/feature.ts'
import { taskStatus } from '@daybook/contract/task/task.rules.ts'
import type { today } from '@daybook/contract/today/today.contract.ts'
import { daysOfMonth } from '@daybook/contract/today/today.rules.ts'
import type { ContextOf } from '../../platform/context.ts'
import { plannedOn, planOf, tasksOfPast, tasksOfToday } from '../task/index.ts'
import { allowedParts, type TodayParts } from './today.parts.ts'
import { progressOf } from './today.progress.ts'

type Operation = (typeof today.operations)['countMonth']

export async function countMonth(
  { taskKinds, dayItems }: TodayParts,
  context: ContextOf<Operation>,
): Promise<AnswerOf<Operation>> {
  const { tx, actor, input, clock } = context
  const days = daysOfMonth(input.year, input.month)
  const { rows, missing } = await tasksOf(context, days)
  const now = clock.now()
  const progress = await progressOf(taskKinds, tx, rows, now)
  const done = rows.filter(({ id, dueAt }) => taskStatus({ dueAt, ...progress(id) }, now) === 'done')
  const [from = actor.today, until = actor.today] = [days[0], days.at(-1)]
  const wanted = { from, until, withOverdue: false }
  const due = (
    await Promise.all(allowedParts(dayItems, actor).map((items) => items.between(context, wanted)))
  ).flat()
  const others = countByDay(due)
  const made = countByDay([...rows, ...missing])
  const finished = countByDay([...done, ...due.filter(({ status }) => status === 'done')])
  const plan = await planOf(tx, from, until)
  return days.map((day) => ({
    day,
    tasks:
      (day > actor.today ? plannedOn(plan, day, actor.timeZone).length : (made.get(day) ?? 0)) +
      (others.get(day) ?? 0),
    done: finished.get(day) ?? 0,
  }))
}

/** The tasks of these days up to today, and today's that the job has not created yet. */
async function tasksOf({ tx, actor }: ContextOf<Operation>, days: readonly string[]) {
  const past = days.filter((day) => day < actor.today)
  const [first, last] = [past[0], past.at(-1)]
  const before = first && last ? await tasksOfPast(tx, first, last) : []
  const now = days.includes(actor.today) ? await tasksOfToday(tx, actor) : { made: [], missing: [] }
  return { rows: [...before, ...now.made], missing: now.missing }
}

function countByDay(tasks: readonly { day: string }[]): Map<string, number> {
  const counts = new Map<string, number>()
  for (const { day } of tasks) counts.set(day, (counts.get(day) ?? 0) + 1)
  return counts
}
