// The plan that makes the day's tasks: what, in which room, on which weekdays, when, in which months, by whom.
// Everybody may read it, only managers change it. The hard rules: a change applies from today on and the past
// stays; and of two managers who change the same entry the second is told who was first.
import { z } from 'zod'
import { feature, get, post } from '../kernel/feature.ts'
import { Day, Id, IdList, InstantOut, TimeOfDay, Version } from '../kernel/schema.ts'
import { RoomCode } from '../room/room.contract.ts'
import { taskKindNames } from '../task/task.kinds.ts'

const Month = z.number().int().min(1).max(12)
const Weekday = z.number().int().min(1).max(7)
const inOrder = <T>(values: T[]) => [...new Set(values)].sort()

const fields = {
  kind: z.enum(taskKindNames),
  /** Null: the whole centre, as one task. */
  roomCode: RoomCode.nullable(),
  /** Months, both included; the first may lie after the last. Null: all year. */
  season: z.object({ from: Month, until: Month }).nullable(),
  /** Whom the tasks are for; null: everybody. */
  staffId: Id.nullable(),
  startsOn: Day,
}

export const PlanEntry = z.object({
  ...fields,
  id: Id,
  roomName: z.string().nullable(),
  weekdays: z.array(Weekday),
  times: z.array(TimeOfDay),
  staffName: z.string().nullable(),
  version: z.number().int(),
  changedAt: InstantOut,
  /** Null when it came with the centre. */
  changedByName: z.string().nullable(),
  can: z.array(z.enum(['edit', 'remove'])),
})

export const plan = feature('plan', {
  /** By room, then by first time. */
  listPlan: get('/api/blade-garden/task-plan/list', { returns: z.array(PlanEntry), offline: 'cache' }),
  /** With `version` a change of the entry as it was looked at, without it a new entry. PLAN_CHANGED and
   *  PLAN_REMOVED name in `fields.byName` who was first. */
  submitPlanEntry: post('/api/blade-garden/task-plan/submit', {
    body: z.object({
      ...fields,
      id: Id,
      version: Version.optional(),
      weekdays: z.array(Weekday).max(7).transform(inOrder),
      times: z.array(TimeOfDay).max(24).transform(inOrder),
    }),
    returns: PlanEntry,
    errors: [
      'PLAN_NEEDS_TIME',
      'PLAN_NEEDS_WEEKDAY',
      'PLAN_CHANGED',
      'PLAN_REMOVED',
      'RECORD_EXISTS',
      'ROOM_NOT_FOUND',
      'STAFF_NOT_FOUND',
    ],
  }),
  /** What has been removed already stays removed. */
  removePlanEntries: post('/api/blade-garden/task-plan/remove', {
    query: z.object({ ids: IdList }),
    returns: z.null(),
  }),
})
