// Sleep: in bed, asleep, up, and the checks of a sleeping child. A sleep is a care record (kind `sleep`; `occurredAt` is
// when the child was put to bed), so it is listed, amended and voided like all care. A child has at most one open sleep;
// a check is of one child and is never overwritten; late and missed checks are reported, not hidden.
import { z } from 'zod'
import { ChildPresence } from '../attendance/attendance.contract.ts'
import { BoardQuery, CareBoardBase, CareEntryBase, recordingErrors } from '../care/care.kind.ts'
import { batchLimit } from '../care/care.rules.ts'
import { timeChoices } from '../kernel/entryClock.rules.ts'
import { feature, get, post } from '../kernel/feature.ts'
import { Id, IdList, Instant, InstantOut, RoomCode, Text, UncertainTimes } from '../kernel/schema.ts'
import { messageKinds } from '../message/message.kind.ts'
import { GapOut, type LateLooks } from '../watch/watch.schema.ts'
import { checkIntervals, lookValues, steps } from './sleep.rules.ts'
import { GapReportBase, GapReportQuery } from './sleep.schema.ts'

const PersonName = z.object({ id: Id, name: z.string() })

export const SleepDetail = z.object({
  asleepAt: InstantOut.nullable(),
  /** Without `asleepAt`, the child got up without having slept. */
  upAt: InstantOut.nullable(),
  /** Minutes between two checks, as in force when the child was put to bed. */
  checkInterval: z.number().int(),
})
export type SleepDetail = z.output<typeof SleepDetail>

const Look = z.object({
  breathing: z.enum(lookValues.breathing),
  warmth: z.enum(lookValues.warmth),
  colour: z.enum(lookValues.colour),
  position: z.enum(lookValues.position),
})

export const SleepLook = z.object({
  breathing: Look.shape.breathing.nullable(),
  warmth: Look.shape.warmth.nullable(),
  colour: Look.shape.colour.nullable(),
  position: Look.shape.position.nullable(),
})

export const SleepCheck = SleepLook.extend({
  id: Id,
  occurredAt: InstantOut,
  uncertainTimes: UncertainTimes,
  recordedAt: InstantOut,
  recordedBy: PersonName,
  note: z.string().nullable(),
  can: z.array(z.enum(['undo', 'settleTime'])),
})

/** A recorded step. `merged` means that somebody had recorded it before, so it changed nothing. */
const SleepStep = z.object({
  step: z.enum(steps),
  occurredAt: InstantOut,
  recordedAt: InstantOut,
  recordedBy: PersonName,
  merged: z.boolean(),
  undone: z.boolean(),
})

export const Sleep = CareEntryBase.extend({
  detail: SleepDetail,
  /** Oldest first, like the steps. */
  checks: z.array(SleepCheck),
  steps: z.array(SleepStep),
})

const OnBoard = ChildPresence.extend({
  /** The open sleep. */
  sleep: Sleep.nullable(),
  /** The finished sleeps of the day, oldest first. */
  earlier: z.array(Sleep),
  /** The child's stays that day, in order. `signedOutAt` is null while the child is present. */
  stays: z.array(z.object({ signedInAt: InstantOut, signedOutAt: InstantOut.nullable() })),
  can: z.array(z.enum(['record', 'signIn'])),
})

const Sleeper = z.object({
  sleep: Sleep,
  child: ChildPresence.pick({ id: true, firstName: true, familyName: true, picture: true }),
  room: z.object({ id: Id, code: RoomCode, name: z.string() }),
})

/** An open sleep with its last check, if any: what tells when the next check is due. */
const WatchedSleep = z.object({
  id: Id,
  childId: Id,
  roomId: Id,
  occurredAt: InstantOut,
  detail: SleepDetail,
  checks: z.array(z.object({ occurredAt: InstantOut })),
  version: z.number().int(),
})

const Claim = z.object({ id: Id, childId: Id, occurredAt: Instant })
const claimedCheck = Look.extend({ occurredAt: Instant, note: Text(500).nullish() })
/** `checkId` has the ids of the sleeps. Clients of the family send no time, which means now. */
const StepQuery = z.object({ checkId: IdList, occurredAt: Instant.optional() })
const stepErrors = [
  'TIME_IN_FUTURE',
  'TIME_TOO_OLD',
  'ALREADY_ASLEEP',
  'ALREADY_UP',
  'NOT_ASLEEP',
  'SLEEP_OUT_OF_ORDER',
  'RECORD_VOIDED',
] as const
const Settings = z.object({
  /** Minutes, as the centre has set it. */
  checkInterval: z.number().int().min(checkIntervals.least).max(checkIntervals.most),
  /** Minutes in force today. The law may require a shorter interval than the setting. */
  inForce: z.number().int(),
})

const base = '/api/blade-garden/task-sleep'

/** Messages to managers. */
export const sleepMessages = messageKinds('sleep', {
  checkOverdue: z.object({
    childName: z.string(),
    roomName: z.string(),
    /** When the child was last checked, or fell asleep if there was no check. */
    lastSeenAt: InstantOut,
    dueAt: InstantOut,
  }),
  /** A check with an alarming observation. */
  checkAlarming: z.object({
    childName: z.string(),
    roomName: z.string(),
    checkedAt: InstantOut,
    checkedBy: z.string(),
    breathing: Look.shape.breathing,
    warmth: Look.shape.warmth,
    colour: Look.shape.colour,
  }),
})

/** Sections of the manager's page of today, with the parameters of their rows. */
export type SleepOversight = { lateChecks: LateLooks }

const step = (path: string, description: string) =>
  post(`${base}/${path}`, {
    description: `${description} All or none: \`fields\` has the error of each sleep id.`,
    query: StepQuery,
    returns: z.array(Sleep),
    offline: 'queue',
    errors: stepErrors,
  })

export const sleep = feature('sleep', {
  listSleeps: get(`${base}/online/list-by-task`, {
    description: "Lists the sleeps of a task or of a room's day, newest first and without voided ones.",
    query: BoardQuery,
    returns: z.array(Sleep),
    offline: 'today',
    errors: ['ROOM_NOT_FOUND'],
  }),
  getBoard: get(`${base}/list-by-task-new`, {
    description: 'Returns everything that the sleep board needs, in one request.',
    query: BoardQuery,
    returns: CareBoardBase.extend({ checkInterval: z.number().int(), children: z.array(OnBoard) }),
    offline: 'today',
    errors: ['ROOM_NOT_FOUND', 'TASK_OF_OTHER_KIND'],
  }),
  listSleepers: get(`${base}/sleep-list`, {
    description:
      'Lists the children who are in bed or asleep now, in the whole centre or in a room, by the next check due.',
    query: z.object({ taskId: Id.optional(), code: RoomCode.optional() }),
    returns: z.array(Sleeper),
    offline: 'today',
    errors: ['ROOM_NOT_FOUND'],
  }),
  getWatch: get(`${base}/watch`, {
    description:
      'Returns all that an alert about overdue checks needs on any screen, also offline: who sleeps, and the names of all rooms and children.',
    returns: z.object({
      rooms: z.array(
        z.object({
          id: Id,
          code: RoomCode,
          name: z.string(),
          /** Whether the reader is assigned to it or signed in to it now. */
          own: z.boolean(),
        }),
      ),
      children: z.array(z.object({ id: Id, firstName: z.string(), familyName: z.string() })),
      /** Minutes, for a sleep that starts now. */
      checkInterval: z.number().int(),
      sleeps: z.array(WatchedSleep),
    }),
    offline: 'today',
  }),
  recordSleep: post(`${base}/submit-sleep-data`, {
    description:
      'Records a finished sleep afterwards, with its checks. Sending the same sleep again gets the same answer.',
    body: Claim.extend({
      taskId: Id.nullish(),
      roomCode: RoomCode.nullish(),
      asleepAt: Instant.nullish(),
      upAt: Instant,
      note: Text(500).nullish(),
      checks: z
        .array(claimedCheck.extend({ id: Id }))
        .max(batchLimit)
        .default([]),
    }),
    returns: Sleep,
    offline: 'queue',
    errors: [...recordingErrors, 'SLEEP_OVERLAPS', 'SLEEP_OUT_OF_ORDER', 'NOT_ASLEEP'],
  }),
  putToBed: post(`${base}/to-bed`, {
    description:
      'Opens a sleep for each child, all or none. If somebody else put a child to bed within ten minutes, that sleep is kept and returned. `fields` has the error of each child id.',
    body: z.object({
      taskId: Id.nullish(),
      roomCode: RoomCode.nullish(),
      records: z.array(Claim).min(1).max(batchLimit),
    }),
    returns: z.array(Sleep),
    offline: 'queue',
    errors: [...recordingErrors, 'ALREADY_IN_BED', 'SLEEP_OVERLAPS'],
  }),
  fallAsleep: step('to-sleep', 'Records that children in bed fell asleep.'),
  wakeUp: step('to-awake', 'Records that sleeping children woke up.'),
  getUp: step('get-up', 'Records that children got up without having slept.'),
  checkSleeper: post(`${base}/to-check`, {
    description:
      'Records a check of one sleeper. `id` is the id of the sleep and `checkId` that of the check. Without observations it says that the child was seen now; otherwise all four are required.',
    query: z.object({ id: Id }),
    body: SleepLook.partial().extend({
      checkId: Id.optional(),
      occurredAt: Instant.optional(),
      note: claimedCheck.shape.note,
    }),
    returns: Sleep,
    offline: 'queue',
    errors: ['TIME_IN_FUTURE', 'TIME_TOO_OLD', 'NOT_ASLEEP', 'RECORD_VOIDED', 'RECORD_EXISTS'],
  }),
  undoStep: post(`${base}/undo`, {
    description: 'Undoes the author’s own last step of these sleeps within ten minutes.',
    query: z.object({ checkId: IdList, step: z.enum(steps) }),
    returns: z.array(Sleep),
    offline: 'queue',
    errors: ['REASON_REQUIRED', 'RECORD_CHANGED'],
  }),
  undoCheck: post(`${base}/undo-check`, {
    description: "Undoes the author's own check within ten minutes.",
    query: z.object({ id: Id }),
    returns: Sleep,
    offline: 'queue',
    errors: ['REASON_REQUIRED'],
  }),
  settleCheckTime: post(`${base}/settle-check-time`, {
    description: 'Settles the uncertain time of a check. A settled time stays as it is.',
    body: z.object({ id: Id, take: z.enum(timeChoices) }),
    returns: Sleep,
    offline: 'queue',
    errors: ['RECORD_VOIDED', 'NOT_ASLEEP'],
  }),
  getGapReport: get(`${base}/gap-report`, {
    description:
      'Lists every sleep of up to 31 days, or of today when no day is given, with its late and missed checks, newest first. `day` is the first of the days. To read on, send `next` as `before`; it is null at the end. Only the first page has `total`, `checks` and `gaps`, which count those of all days.',
    query: GapReportQuery,
    returns: GapReportBase.extend({ sleeps: z.array(Sleeper.extend({ gaps: z.array(GapOut) })) }),
    offline: 'today',
    errors: ['ROOM_NOT_FOUND'],
  }),
  getSettings: get(`${base}/settings`, {
    description: 'Returns the centre’s interval of sleep checks, and the interval in force.',
    returns: Settings,
    offline: 'cache',
  }),
  updateSettings: post(`${base}/settings`, {
    description: 'Sets the centre’s interval of sleep checks. The law may require a shorter interval.',
    body: Settings.pick({ checkInterval: true }),
    returns: Settings,
  }),
})
