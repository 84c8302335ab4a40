// The day on the home screen: tasks with their progress, birthdays, and requests that wait for the person. Reading today
// creates the planned tasks that do not exist yet, once each, even with concurrent reads. A future day is computed from
// the plan and creates nothing.
import { z } from 'zod'
import { ChildCard } from '../kernel/childCard.ts'
import { feature, get } from '../kernel/feature.ts'
import { taskNames } from '../kernel/kinds.generated.ts'
import { Day, DayOut, EntryOut, Id, InstantOut, Line, RoomCode } from '../kernel/schema.ts'
import { subjects } from '../kernel/subjects.ts'
import { MessageParams, messageKinds } from '../message/message.kind.ts'
import { taskStatuses } from '../task/task.rules.ts'
import { awaitedDeeds, awaitedFrom } from './today.rules.ts'

export const TaskItem = z.object({
  /** On a future day, only unique within the list. */
  id: z.string(),
  kind: z.enum(taskNames),
  /** Null means the whole centre. */
  roomCode: RoomCode.nullable(),
  roomName: z.string().nullable(),
  /** The assignee; null means everyone. */
  staffId: Id.nullable(),
  staffName: z.string().nullable(),
  dueAt: InstantOut,
  status: z.enum(taskStatuses),
  done: z.number().int(),
  total: z.number().int(),
  /** The page that it opens; null on a future day. */
  page: z.string().nullable(),
})
export type TaskItem = z.infer<typeof TaskItem>

export const BirthdayItem = z.object({
  /** Id of the child. */
  id: Id,
  kind: z.literal('birthday'),
  child: ChildCard,
  turns: z.number().int(),
  page: z.string(),
})
export type BirthdayItem = z.infer<typeof BirthdayItem>

/** Something with a day that a mechanism declares: the follow-up of an accident, a hazard. */
export const DueItem = z.object({
  id: z.string(),
  kind: z.literal('due'),
  /** The key of its words: `hazard.due`. */
  name: z.string().max(80),
  subject: z.enum(subjects),
  /** The child's name, or its first words. */
  about: z.string(),
  /** The entry of a dictionary that comes before it. */
  entry: EntryOut.optional(),
  day: DayOut,
  /** Orders the day's list; the start of its day where it has no time of day. */
  dueAt: InstantOut,
  /** When it begins, if it takes place at a time of day. */
  startsAt: InstantOut.optional(),
  status: z.enum(taskStatuses),
  roomCode: RoomCode.nullable(),
  /** Who is to do it. */
  staffId: Id.nullable(),
  staffName: z.string().nullable(),
  page: z.string(),
})
export type DueItem = z.infer<typeof DueItem>

export const DayItem = z.discriminatedUnion('kind', [TaskItem, BirthdayItem, DueItem])
export type DayItem = z.infer<typeof DayItem>

/** An item of the day's list with its day. */
const DayDetail = z.discriminatedUnion('kind', [
  TaskItem.extend({ day: Day }),
  BirthdayItem.extend({ day: DayOut }),
  DueItem,
])

export const Birthday = z.object({
  child: ChildCard,
  day: DayOut,
  turns: z.number().int(),
  /** Children of the room, including this one, whose allergies or diet matter for a birthday cake. */
  cautions: z.array(ChildCard),
})

/** A row of a section: what it is about in the parameters of its section, and the page where it is settled. */
const OversightRow = z.object({ id: z.string().max(80), page: z.string(), params: MessageParams })

/** What waits for this person, in the parameters of its feature (`<feature>.awaiting.ts`). */
const AwaitingRow = z.object({
  /** The counter that it belongs to: `forgottenSignOuts`. */
  name: z.string().max(40),
  id: z.string().max(80),
  /** What the person does with it. */
  does: z.enum(awaitedDeeds),
  /** `own`: nobody else can. `shared`: they or a colleague. `others`: it waits for somebody else first, and is not counted. */
  whose: z.enum(awaitedFrom),
  since: InstantOut.nullable(),
  until: InstantOut.nullable(),
  /** Orders the list: until when, or else since when. */
  dueAt: InstantOut,
  /** The page where it is done. */
  page: z.string(),
  params: MessageParams,
})

export const today = feature('today', {
  listDay: get('/api/blade-garden/user-task/daily-list-all', {
    description:
      'Lists what is due on a day, today without a date: overdue tasks first, then birthdays, then by due time, with done tasks last.',
    query: z.object({ date: Day.optional() }),
    returns: z.array(DayItem),
    offline: 'today',
  }),
  countMonth: get('/api/blade-garden/user-task/month-count', {
    description:
      'Counts the tasks of every day of a month. Future days are counted from the plan, with nothing done.',
    query: z.object({
      year: z.coerce.number().int().min(2000).max(2100),
      month: z.coerce.number().int().min(1).max(12),
    }),
    returns: z.array(z.object({ day: Day, tasks: z.number().int(), done: z.number().int() })),
    offline: 'cache',
  }),
  getOversight: get('/api/blade-garden/user-task/oversight', {
    description:
      'Returns what a manager looks at today, by section, such as late rounds, missed checks and who is away. A section has at most 100 rows.',
    returns: z.object({
      day: DayOut,
      /** Whether this is a copy of the installation, which sends nothing to people. */
      holdsMessages: z.boolean(),
      sections: z.record(z.string().max(40), z.array(OversightRow)),
    }),
    own: true,
    offline: 'today',
  }),
  getTask: get('/api/blade-garden/user-task/clock-detail', {
    description:
      "Returns one item of the day's list by its `id` there: a task, a planned task, a birthday, or what is due. Without a date, a planned task and a birthday are the next ones, and what is due is looked for within a year.",
    query: z.object({ taskId: Line(80), date: Day.optional() }),
    returns: DayDetail,
  }),
  countRequests: get('/api/blade-garden/common/requests/tip-num', {
    description:
      'Counts the requests that wait for the signed-in person, by their kind (`forgottenSignOuts`). `total` is their sum: as many as `list` has, without those that wait for others first.',
    returns: z.object({ total: z.number().int() }).catchall(z.number().int()),
    offline: 'cache',
  }),
  listRequests: get('/api/blade-garden/common/requests/list', {
    description:
      'Lists the requests that wait for the signed-in person, the oldest due first and at most 100 of each kind.',
    returns: z.array(AwaitingRow),
    own: true,
    offline: 'cache',
  }),
  getBirthday: get('/api/blade-garden/birthday-tip/detail', {
    description:
      "Returns a child's birthday. `taskId` is the id of the birthday in the day's list; without a date it is today's birthday or the next one.",
    query: z.object({ taskId: Id, date: Day.optional() }),
    returns: Birthday,
    offline: 'cache',
  }),
})

/** In everybody's feed, on the morning of a child's birthday. */
export const todayMessages = messageKinds('today', {
  birthday: z.object({ childName: z.string(), turns: z.number().int() }),
})

/** What awaits a person because of the day's list: their own late tasks, and what they are to do by a day. */
export type TodayAwaiting = {
  lateTasks: { kind: string; roomName: string | null }
  /** `name` is the key of its words: `hazard.due`. */
  dueWork: { name: string; subject: string; about: string; isLate: boolean }
}

/** Sections of the manager's page of today, with the parameters of their rows. */
export type TodayOversight = {
  /** Rounds that should have been finished. */
  lateRounds: {
    kind: string
    roomName: string | null
    staffName: string | null
    dueAt: string
    done: number
    total: number
  }
}
