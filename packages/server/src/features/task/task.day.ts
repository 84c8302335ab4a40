// The tasks of a day. A job creates today's tasks from the plan, and so does every change of the plan; reading never
// does. A past day has the tasks that were created then. A future day has only the plan.
import type { Tx } from '../../platform/database/database.ts'
import type { CreateId } from '../../platform/ids.ts'
import { missingTasks, type PlannedTask, plannedOn, taskKey } from './task.plan.ts'
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
  ids: CreateId
}

/** The centre's today, `YYYY-MM-DD`, and its IANA time zone. */
export interface CentreDay {
  today: string
  timeZone: string
}

/** Creates today's planned tasks that do not exist yet and returns how many. Each is created once, even with parallel
 *  requests. */
export async function makeTasks({ tx, ids }: Making, { today, timeZone }: CentreDay): Promise<number> {
  const missing = missingTasks(await listPlanRows(tx), await listTaskRows(tx, today, today), today, timeZone)
  await insertTasks(tx, ids, missing)
  return missing.length
}

/** Today's tasks by due time, and the planned ones that have not been created yet. */
export async function tasksOfToday(
  tx: Tx,
  { today, timeZone }: CentreDay,
): Promise<{ made: TaskRow[]; missing: PlannedTask[] }> {
  const [plan, there] = await Promise.all([listPlanRows(tx), listTaskRows(tx, today, today)])
  return { made: standing(there), missing: missingTasks(plan, there, today, timeZone) }
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
