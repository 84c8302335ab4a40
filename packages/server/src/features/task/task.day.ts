// The tasks of a day. A job creates today's tasks from the plan, and so does every change of the plan and of the days on
// which the centre is closed; reading never does. A past day has the tasks that were created then. A future day has only the plan.
import { tasksMade } from '@daybook/contract/task/task.rules.ts'
import type { Tx } from '../../platform/database/database.ts'
import type { CreateId } from '../../platform/ids.ts'
import type { Publish } from '../../platform/live/live.event.ts'
import { closedDays } from '../centre/index.ts'
import { missingTasks, type Plan, type PlannedTask, plannedOn, taskKey } from './task.plan.ts'
import {
  cancelTasks,
  hasAnybodyCome,
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

/** What is planned from one day until another, both included. */
export async function planOf(tx: Tx, from: string, until: string): Promise<Plan> {
  const closed = await closedDays(tx, from, until)
  return { rows: await listPlanRows(tx), closed: new Set(closed.map(({ day }) => day)) }
}

/** What is planned today: also where the centre is closed, if children have come. A storm may close it at noon, and some
 *  centres open on a holiday. */
async function planOfToday(tx: Tx, today: string): Promise<Plan> {
  const plan = await planOf(tx, today, today)
  const isOpenAfterAll = plan.closed.size > 0 && (await hasAnybodyCome(tx, today))
  return isOpenAfterAll ? { ...plan, closed: new Set() } : plan
}

/** Creates today's planned tasks that do not exist yet and returns how many. Each is created once, even with parallel
 *  requests. */
export async function makeTasks({ tx, ids }: Making, { today, timeZone }: CentreDay): Promise<number> {
  const plan = await planOfToday(tx, today)
  const missing = missingTasks(plan, await listTaskRows(tx, today, today), today, timeZone)
  await insertTasks(tx, ids, missing)
  return missing.length
}

/** Today's tasks by due time, and the planned ones that have not been created yet. */
export async function tasksOfToday(
  tx: Tx,
  { today, timeZone }: CentreDay,
): Promise<{ made: TaskRow[]; missing: PlannedTask[] }> {
  const [plan, there] = await Promise.all([planOfToday(tx, today), listTaskRows(tx, today, today)])
  return { made: standing(there), missing: missingTasks(plan, there, today, timeZone) }
}

/** The tasks of past days, both included, by due time. */
export async function tasksOfPast(tx: Tx, from: string, until: string): Promise<TaskRow[]> {
  return standing(await listTaskRows(tx, from, until))
}

const standing = (tasks: TaskRow[]) => tasks.filter((task) => task.cancelledAt === null)

/** Updates today's tasks after plan entries were edited, added or removed; past days stay as they are. Tasks no longer
 *  planned are cancelled unless something was recorded for them. Future days have no tasks yet. Returns how many changed. */
export async function followPlan(
  { tx, ids }: Making,
  { today, timeZone }: CentreDay,
  planEntryIds: readonly string[],
  at: Date,
): Promise<number> {
  const concerned = ({ planEntryId }: { planEntryId: string }) => planEntryIds.includes(planEntryId)
  const whole = await planOfToday(tx, today)
  const plan = { ...whole, rows: whole.rows.filter(concerned) }
  const there = (await listTaskRows(tx, today, today)).filter(concerned)
  const asked = new Set(plannedOn(plan, today, timeZone).map(taskKey))
  const keep = there.filter((task) => asked.has(taskKey(task))).map((task) => task.id)
  const missing = missingTasks(plan, there, today, timeZone)
  const cancelled = await cancelTasks(tx, { planEntryIds, day: today, keep, at })
  const renewed = await renewTasks(tx, keep)
  await insertTasks(tx, ids, missing)
  return cancelled + renewed + missing.length
}

/** Makes today's tasks those of the plan: of a new day, or after the centre has become closed today, or open. Open pages
 *  read the day again if any changed. */
export async function followDay(
  { publish, ...making }: Making & { publish: Publish },
  day: CentreDay,
  at: Date,
): Promise<void> {
  const entries = (await listPlanRows(making.tx)).map(({ planEntryId }) => planEntryId)
  if (entries.length === 0 || (await followPlan(making, day, entries, at)) === 0) return
  publish({ operation: tasksMade, to: 'task.read', data: null })
}
