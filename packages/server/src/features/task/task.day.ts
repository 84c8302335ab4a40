// The tasks of a day. Today's are made from the plan by a job and whenever the plan changes, never by whoever looks at
// them; a day that has passed has what was made then, and a day to come only has a plan.
import type { Tx } from '../../platform/database/database.ts'
import type { MintId } from '../../platform/ids.ts'
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
  ids: MintId
}

/** Where and when: the centre's today, `YYYY-MM-DD`, and its IANA time zone. */
export interface CentreDay {
  today: string
  timeZone: string
}

/** Makes today's tasks that the plan asks for and that are not there yet, and says how many those were. Each is made
 *  once, however often and at the same moment it is asked for. */
export async function makeTasks({ tx, ids }: Making, { today, timeZone }: CentreDay): Promise<number> {
  const missing = missingTasks(await listPlanRows(tx), await listTaskRows(tx, today, today), today, timeZone)
  await insertTasks(tx, ids, missing)
  return missing.length
}

/** Today's tasks by due time, and those that the plan asks for and nobody has made yet. */
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
