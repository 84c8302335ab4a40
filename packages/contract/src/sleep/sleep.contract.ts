// Sleep: in bed, asleep, up, and while a child sleeps the checks of it. Recorded by teachers for a room; read by
// managers and inspectors. A sleep is a record of care (kind `sleep`, occurredAt: put to bed), so its day's entries,
// amending and voiding are those of all care. The hard rules: a child has at most one open sleep, a check is of one
// child and never overwritten, and what was late or missed is reported, not hidden.
import { z } from 'zod'
import { ChildPresence } from '../attendance/attendance.contract.ts'
import { BoardQuery, CareBoardBase, CareEntryBase, recordingErrors } from '../care/care.kind.ts'
import { batchLimit } from '../care/care.rules.ts'
import { feature, get, post } from '../kernel/feature.ts'
import { Day, Id, IdList, Instant, InstantOut, Text } from '../kernel/schema.ts'
import { messageKinds } from '../message/message.kind.ts'
import { RoomCode } from '../room/room.contract.ts'
import { checkIntervals, lookValues, steps } from './sleep.rules.ts'

const PersonName = z.object({ id: Id, name: z.string() })

export const SleepDetail = z.object({
  asleepAt: InstantOut.nullable(),
  /** Without `asleepAt`: it got up without having slept. */
  upAt: InstantOut.nullable(),
  /** Minutes between two checks, as they were in force when it was put to bed. */
  checkInterval: z.number().int(),
})
export type SleepDetail = z.output<typeof SleepDetail>

const Look = z.object({
  breathing: z.enum(lookValues.breathing),
  warmth: z.enum(lookValues.warmth),
  colour: z.enum(lookValues.colour),
  position: z.enum(lookValues.position),
})

/** All four, or none: the child was seen, and nothing more was said. */
export const SleepLook = z.object({
  breathing: Look.shape.breathing.nullable(),
  warmth: Look.shape.warmth.nullable(),
  colour: Look.shape.colour.nullable(),
  position: Look.shape.position.nullable(),
})

export const SleepCheck = SleepLook.extend({
  id: Id,
  occurredAt: InstantOut,
  recordedAt: InstantOut,
  recordedBy: PersonName,
  note: z.string().nullable(),
  can: z.array(z.enum(['undo'])),
})

/** Who said what when. `merged`: somebody had said it before, it changed nothing. */
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
  /** Oldest first, both. */
  checks: z.array(SleepCheck),
  steps: z.array(SleepStep),
})

const OnBoard = ChildPresence.extend({
  /** The open one. */
  sleep: Sleep.nullable(),
  /** Those of the day that are over; oldest first. */
  earlier: z.array(Sleep),
  /** When the child was here that day, in order; null: still is. */
  stays: z.array(z.object({ signedInAt: InstantOut, signedOutAt: InstantOut.nullable() })),
  can: z.array(z.enum(['record', 'signIn'])),
})

const Sleeper = z.object({
  sleep: Sleep,
  child: z.object({ id: Id, firstName: z.string(), familyName: z.string(), picture: z.string().nullable() }),
  room: z.object({ id: Id, code: RoomCode, name: z.string() }),
})

const Gap = z.object({
  dueAt: InstantOut,
  checkedAt: InstantOut.nullable(),
  /** Milliseconds. */
  overBy: z.number().int(),
  kind: z.enum(['late', 'missed']),
})

const Claim = z.object({ id: Id, childId: Id, occurredAt: Instant })
const claimedCheck = Look.extend({ occurredAt: Instant, note: Text(500).nullish() })
/** The sleeps of a step: one, or several by comma; ids as they were minted when the children were put to bed. Clients
 *  of the family name no time, and mean now. */
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
  /** Minutes that are in force today: the law may ask for less. */
  inForce: z.number().int(),
})

const base = '/api/blade-garden/task-sleep'

/** What managers are told. */
export const sleepMessages = messageKinds('sleep', {
  checkOverdue: z.object({
    childName: z.string(),
    roomName: z.string(),
    /** When somebody last looked, or it fell asleep. */
    lastSeenAt: InstantOut,
    dueAt: InstantOut,
  }),
})

export const sleep = feature('sleep', {
  /** Sleeps that stand, of a task or a room's day; newest first. */
  listSleeps: get(`${base}/online/list-by-task`, {
    query: BoardQuery,
    returns: z.array(Sleep),
    offline: 'cache',
    errors: ['ROOM_NOT_FOUND'],
  }),
  /** All that the board needs, in one round trip. */
  getBoard: get(`${base}/list-by-task-new`, {
    query: BoardQuery,
    returns: CareBoardBase.extend({ checkInterval: z.number().int(), children: z.array(OnBoard) }),
    offline: 'cache',
    errors: ['ROOM_NOT_FOUND', 'TASK_OF_OTHER_KIND'],
  }),
  /** Who is in bed or asleep now, the whole centre or a room; the check that is due first comes first. */
  listSleepers: get(`${base}/sleep-list`, {
    query: z.object({ taskId: Id.optional(), code: RoomCode.optional() }),
    returns: z.array(Sleeper),
    offline: 'cache',
    errors: ['ROOM_NOT_FOUND'],
  }),
  /** A whole sleep after the fact, with its checks. The same again gets the same answer. */
  recordSleep: post(`${base}/submit-sleep-data`, {
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
  /** Opens a sleep for each, all or none. Who was put to bed by another within ten minutes keeps that sleep, and is
   *  answered with it; `fields` says by child id what is wrong with which. */
  putToBed: post(`${base}/to-bed`, {
    body: z.object({
      taskId: Id.nullish(),
      roomCode: RoomCode.nullish(),
      records: z.array(Claim).min(1).max(batchLimit),
    }),
    returns: z.array(Sleep),
    offline: 'queue',
    errors: [...recordingErrors, 'ALREADY_IN_BED', 'SLEEP_OVERLAPS'],
  }),
  /** All or none; `fields` says by the id that was named what is wrong with which. So do wakeUp and getUp. */
  fallAsleep: post(`${base}/to-sleep`, {
    query: StepQuery,
    returns: z.array(Sleep),
    offline: 'queue',
    errors: stepErrors,
  }),
  wakeUp: post(`${base}/to-awake`, {
    query: StepQuery,
    returns: z.array(Sleep),
    offline: 'queue',
    errors: stepErrors,
  }),
  /** Out of bed without having slept. */
  getUp: post(`${base}/get-up`, {
    query: StepQuery,
    returns: z.array(Sleep),
    offline: 'queue',
    errors: stepErrors,
  }),
  /** One look at one sleeper. `id` is the sleep's, `checkId` the check's own. Clients of the family name the sleep
   *  alone: it was seen, now. The four looks come together or not at all. */
  checkSleeper: post(`${base}/to-check`, {
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
  /** Takes back one's own last step of these sleeps, within the undo window; later it is amended as all care. */
  undoStep: post(`${base}/undo`, {
    query: z.object({ checkId: IdList, step: z.enum(steps) }),
    returns: z.array(Sleep),
    offline: 'queue',
    errors: ['REASON_REQUIRED', 'RECORD_CHANGED'],
  }),
  /** Takes back one's own check within the undo window. */
  undoCheck: post(`${base}/undo-check`, {
    query: z.object({ id: Id }),
    returns: Sleep,
    offline: 'queue',
    errors: ['REASON_REQUIRED'],
  }),
  /** Every late or missed check of a day, and every sleep of it. */
  getGapReport: get(`${base}/gap-report`, {
    query: z.object({ date: Day.optional(), code: RoomCode.optional() }),
    returns: z.object({
      day: Day,
      now: InstantOut,
      sleeps: z.array(Sleeper.extend({ gaps: z.array(Gap) })),
      checks: z.number().int(),
    }),
    offline: 'cache',
    errors: ['ROOM_NOT_FOUND'],
  }),
  getSettings: get(`${base}/settings`, { returns: Settings, offline: 'cache' }),
  updateSettings: post(`${base}/settings`, {
    body: Settings.pick({ checkInterval: true }),
    returns: Settings,
  }),
})
