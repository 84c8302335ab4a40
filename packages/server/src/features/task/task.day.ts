// The tasks of a day. The first reader of today makes today's tasks from the plan; a past day has the tasks made then,
// and a future day only has a plan.
import type { Tx } from '../../platform/database/database.ts'
import type { MintId } from '../../platform/ids.ts'
import { missingTasks, plannedOn, taskKey } from './task.plan.ts'
import {
  cancelTasks,
  insertTasks,
  listPlanRows,
  listTaskRows,
  renewTasks,
  type TaskRow,
} from './task.queries.ts'

interface Making {
  tx: Tx
  ids: MintId
}

/** Where and when: the centre's today, `YYYY-MM-DD`, and its IANA time zone. */
export interface CentreDay {
  today: string
  timeZone: string
}

/** Today's tasks by due time, after making those that are missing. Writes nothing when none is missing. */
export async function tasksOfToday({ tx, ids }: Making, { today, timeZone }: CentreDay): Promise<TaskRow[]> {
  const plan = await listPlanRows(tx)
  const there = await listTaskRows(tx, today, today)
  const missing = missingTasks(plan, there, today, timeZone)
  if (missing.length === 0) return standing(there)
  await insertTasks(tx, ids, missing)
  return standing(await listTaskRows(tx, today, today))
}

/** The tasks of past days, both included, by due time. */
export async function tasksOfPast(tx: Tx, from: string, until: string): Promise<TaskRow[]> {
  return standing(await listTaskRows(tx, from, until))
}

const standing = (tasks: TaskRow[]) => tasks.filter((task) => task.cancelledAt === null)

/** Updates today's tasks after plan entries were edited, added or removed; past days stay as they are. Tasks no longer
 *  planned are cancelled unless something was recorded for them. Future days have no tasks yet. */
export async function followPlan(
  { tx, ids }: Making,
  { today, timeZone }: CentreDay,
  planEntryIds: readonly string[],
  at: Date,
): Promise<void> {
  const concerned = ({ planEntryId }: { planEntryId: string }) => planEntryIds.includes(planEntryId)
  const plan = (await listPlanRows(tx)).filter(concerned)
  const there = (await listTaskRows(tx, today, today)).filter(concerned)
  const asked = new Set(plannedOn(plan, today, timeZone).map(taskKey))
  const keep = there.filter((task) => asked.has(taskKey(task))).map((task) => task.id)
  await cancelTasks(tx, { planEntryIds, day: today, keep, at })
  await renewTasks(tx, keep)
  await insertTasks(tx, ids, missingTasks(plan, there, today, timeZone))
}
