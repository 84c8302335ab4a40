// From the plan to the tasks that it asks for. Pure: what is read and kept stands in task.queries.ts.
import { instantOf } from '@daybook/contract/kernel/dates.ts'
import { isStillAhead, tasksOf } from '@daybook/contract/plan/plan.rules.ts'
import type { TaskKindName } from '@daybook/contract/task/task.kinds.ts'

/** For whom and where a task is, in words and ids; nulls stand for the whole centre and for everybody. */
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

/** What these entries ask for on a day of a centre in this time zone. */
export function plannedOn(plan: readonly PlanRow[], day: string, timeZone: string): PlannedTask[] {
  return plan.flatMap((row) =>
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

/** One task for an entry, a day, a time, and the kind and room that the entry has then (the table's key). */
export function taskKey(task: {
  planEntryId: string
  day: string
  dueTime: string
  kind: string
  roomId: string | null
}): string {
  return [task.planEntryId, task.day, task.dueTime, task.kind, task.roomId].join(' ')
}

/** What the plan asks for on this day and nobody has made yet, but for what was due before it was planned. */
export function missingTasks(
  plan: readonly PlanRow[],
  there: readonly Parameters<typeof taskKey>[0][],
  day: string,
  timeZone: string,
): PlannedTask[] {
  const made = new Set(there.map(taskKey))
  return plan.flatMap((row) =>
    plannedOn([row], day, timeZone).filter(
      (task) => !made.has(taskKey(task)) && isStillAhead(day, task.dueTime, timeZone, row.updatedAt),
    ),
  )
}
