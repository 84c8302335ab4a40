// The plan that creates the day's tasks: kind, room, weekdays, times, months and assignee. All staff may read it; only
// managers change it. The hard rules: a change applies from today and does not change the past; and when two managers
// edit the same entry, the second gets an error with the name of the first.
import { z } from 'zod'
import { feature, get, post } from '../kernel/feature.ts'
import { taskNames } from '../kernel/kinds.generated.ts'
import { Day, Id, IdList, InstantOut, RoomCode, TimeOfDay, Version } from '../kernel/schema.ts'

const Month = z.number().int().min(1).max(12)
const Weekday = z.number().int().min(1).max(7)
const inOrder = <T>(values: T[]) => [...new Set(values)].sort()

const fields = {
  kind: z.enum(taskNames),
  /** Null means one task for the whole centre. */
  roomCode: RoomCode.nullable(),
  /** First and last month, inclusive; the first may be later than the last. Null means all year. */
  season: z.object({ from: Month, until: Month }).nullable(),
  /** The assignee; null means everyone. */
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
  /** Null for data imported with the centre. */
  changedByName: z.string().nullable(),
  can: z.array(z.enum(['edit', 'remove'])),
})

export const plan = feature('plan', {
  listPlan: get('/api/blade-garden/task-plan/list', {
    description: "Lists the centre's plan of recurring tasks, by room and then by first time.",
    returns: z.array(PlanEntry),
    offline: 'cache',
  }),
  submitPlanEntry: post('/api/blade-garden/task-plan/submit', {
    description:
      'Edits the plan entry of this `version`, or adds an entry without a version. `about.byName` of PLAN_CHANGED and PLAN_REMOVED names who was first.',
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
  startPlan: post('/api/blade-garden/task-plan/start', {
    description:
      "Starts the plan from the template for the centre's country and the ages of its rooms, and returns how many entries it added: none when there is a plan already.",
    own: true,
    returns: z.object({ added: z.number().int() }),
  }),
  removePlanEntries: post('/api/blade-garden/task-plan/remove', {
    description: 'Removes entries from the plan. Removing an entry twice changes nothing.',
    query: z.object({ ids: IdList }),
    returns: z.null(),
  }),
})
