// The day as the home screen shows it: its tasks with their progress, its birthdays, and what awaits the person.
// Looking at today makes the tasks that the plan asks for and that are not there yet, once each, however often and
// from however many places it is looked at. A day to come is shown by the plan and makes nothing.
import { z } from 'zod'
import { ChildCard } from '../child/child.contract.ts'
import { feature, get } from '../kernel/feature.ts'
import { Day, DayOut, Id, InstantOut } from '../kernel/schema.ts'
import { RoomCode } from '../room/room.contract.ts'
import { taskKindNames } from '../task/task.kinds.ts'
import { taskStatuses } from '../task/task.rules.ts'

export const TaskItem = z.object({
  /** Of a day to come it only tells the items of the list apart. */
  id: z.string(),
  kind: z.enum(taskKindNames),
  /** Null: the whole centre. */
  roomCode: RoomCode.nullable(),
  roomName: z.string().nullable(),
  /** Whom it is for; null: everybody. */
  staffId: Id.nullable(),
  staffName: z.string().nullable(),
  dueAt: InstantOut,
  status: z.enum(taskStatuses),
  done: z.number().int(),
  total: z.number().int(),
  /** The page that it opens; null on a day to come. */
  page: z.string().nullable(),
})
export type TaskItem = z.infer<typeof TaskItem>

export const BirthdayItem = z.object({
  /** The child's. */
  id: Id,
  kind: z.literal('birthday'),
  child: ChildCard,
  turns: z.number().int(),
  page: z.string(),
})
export type BirthdayItem = z.infer<typeof BirthdayItem>

export const DayItem = z.discriminatedUnion('kind', [TaskItem, BirthdayItem])
export type DayItem = z.infer<typeof DayItem>

export const Birthday = z.object({
  child: ChildCard,
  day: DayOut,
  turns: z.number().int(),
  /** The children of its room, itself among them, for whom a cake has to be thought about. */
  cautions: z.array(ChildCard),
})

export const today = feature('today', {
  /** Overdue first, then birthdays, then by due time, done last. Without a date: today. */
  listDay: get('/api/blade-garden/user-task/daily-list-all', {
    query: z.object({ date: Day.optional() }),
    returns: z.array(DayItem),
    offline: 'cache',
  }),
  /** Every day of the month. Days to come are counted by the plan, and nothing of them is done. */
  countMonth: get('/api/blade-garden/user-task/month-count', {
    query: z.object({
      year: z.coerce.number().int().min(2000).max(2100),
      month: z.coerce.number().int().min(1).max(12),
    }),
    returns: z.array(z.object({ day: Day, tasks: z.number().int(), done: z.number().int() })),
    offline: 'cache',
  }),
  getTask: get('/api/blade-garden/user-task/clock-detail', {
    query: z.object({ taskId: Id }),
    returns: TaskItem.extend({ day: Day }),
  }),
  /** What awaits this person, by name (`forgottenSignOuts`), as features declare it; total is their sum. */
  countRequests: get('/api/blade-garden/common/requests/tip-num', {
    returns: z.object({ total: z.number().int() }).catchall(z.number().int()),
    offline: 'cache',
  }),
  /** `taskId` is the id of the birthday in the day's list. Without a date the birthday of today or the next one. */
  getBirthday: get('/api/blade-garden/birthday-tip/detail', {
    query: z.object({ taskId: Id, date: Day.optional() }),
    returns: Birthday,
    offline: 'cache',
  }),
})
