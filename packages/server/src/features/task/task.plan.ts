// Which tasks the plan creates. Pure functions; task.queries.ts reads and writes.

import type { TaskKindName } from '@daybook/contract/app/task.kinds.ts'
import { instantOf } from '@daybook/contract/kernel/dates.ts'
import { isStillAhead, tasksOf } from '@daybook/contract/plan/plan.rules.ts'

/** A task's room and assignee, as ids and names; null means the whole centre, or everyone. */
interface Place {
  kind: TaskKindName
  roomId: string | null
  roomCode: string | null
  roomName: string | null
  staffId: string | null
  staffName: string | null
}

export interface PlanRow extends Place {
  planEntryId: string
  weekdays: number[]
  times: string[]
  seasonFrom: number | null
  seasonUntil: number | null
  startsOn: string
  /** ISO 8601. */
  updatedAt: string
}

export interface PlannedTask extends Place {
  planEntryId: string
  day: string
  dueTime: string
  /** ISO 8601. */
  dueAt: string
}

/** The entries of the plan, and the days of the time in question on which the centre is closed: nothing is planned on them. */
export interface Plan {
  rows: readonly PlanRow[]
  closed: ReadonlySet<string>
}

/** The tasks that the plan creates on a day, in the centre's time zone. */
export function plannedOn({ rows, closed }: Plan, day: string, timeZone: string): PlannedTask[] {
  if (closed.has(day)) return []
  return rows.flatMap((row) =>
    tasksOf(ruleOf(row), day).map((dueTime) => ({
      planEntryId: row.planEntryId,
      kind: row.kind,
      roomId: row.roomId,
      roomCode: row.roomCode,
      roomName: row.roomName,
      staffId: row.staffId,
      staffName: row.staffName,
      day,
      dueTime,
      dueAt: instantOf(day, dueTime, timeZone).toISOString(),
    })),
  )
}

function ruleOf({ weekdays, times, seasonFrom, seasonUntil, startsOn }: PlanRow) {
  const season = seasonFrom === null || seasonUntil === null ? null : { from: seasonFrom, until: seasonUntil }
  return { weekdays, times, season, startsOn }
}

/** A task's key, as in the table: entry, day, time, kind and room. */
export function taskKey(task: {
  planEntryId: string
  day: string
  dueTime: string
  kind: string
  roomId: string | null
}): string {
  return [task.planEntryId, task.day, task.dueTime, task.kind, task.roomId].join(' ')
}

/** The tasks of this day that do not exist yet, without those due before their entry was last edited. */
export function missingTasks(
  plan: Plan,
  there: readonly Parameters<typeof taskKey>[0][],
  day: string,
  timeZone: string,
): PlannedTask[] {
  const made = new Set(there.map(taskKey))
  return plan.rows.flatMap((row) =>
    plannedOn({ ...plan, rows: [row] }, day, timeZone).filter(
      (task) => !made.has(taskKey(task)) && isStillAhead(day, task.dueTime, timeZone, row.updatedAt),
    ),
  )
}
