// The mould of a kind of care (nappy change, milk, toilet…): what all of them share on the wire. A kind gives its
// path segment and the schema of its detail and gets the family's five operations. The hard rules: the record's
// id and time come from whoever saw it happen, a batch is recorded whole or not at all, nothing is deleted, and
// what an allergy or the diet speaks against is recorded with a reason or not at all.
import { z } from 'zod'
import { ChildPresence } from '../attendance/attendance.contract.ts'
import type { ErrorKey } from '../kernel/errors.ts'
import { get, post } from '../kernel/feature.ts'
import { Day, Id, IdList, Instant, InstantOut, Line, Nothing, Text } from '../kernel/schema.ts'
import { RoomCode } from '../room/room.contract.ts'
import { batchLimit, careAbilities } from './care.rules.ts'

const PersonName = z.object({ id: Id, name: z.string() })
export const Reason = Line(500)

/** What every entry has, beside the `detail` of its kind. */
export const CareEntryBase = z.object({
  id: Id,
  childId: Id,
  roomId: Id,
  taskId: Id.nullable(),
  /** When it happened, as the person says. */
  occurredAt: InstantOut,
  /** When it arrived, by the server's clock. */
  recordedAt: InstantOut,
  recordedBy: PersonName,
  /** Arrived more than 24 hours after it happened. */
  late: z.boolean(),
  note: z.string().nullable(),
  /** Why it was done although an allergy or the diet speaks against it. */
  conflictReason: z.string().nullable(),
  /** Grows with every change; to be named when amending. */
  version: z.number().int(),
  /** How often it was amended. */
  amendments: z.number().int(),
  voided: z.object({ at: InstantOut, by: PersonName, reason: z.string().nullable() }).nullable(),
  can: z.array(z.enum(careAbilities)),
})
export type CareEntry<Detail> = z.output<typeof CareEntryBase> & { detail: Detail }

/** The task that a board was opened for. */
const BoardTask = z.object({ id: Id, dueAt: InstantOut, done: z.number().int(), total: z.number().int() })

export const CareBoardBase = z.object({
  /** The server's time, which every screen counts from. */
  now: InstantOut,
  day: Day,
  /** Null where a task is for the whole centre. */
  room: z.object({ id: Id, code: RoomCode, name: z.string() }).nullable(),
  task: BoardTask.nullable(),
})

/** What the reader may do for a child of the board. */
const boardAbilities = z.array(z.enum(['record', 'signIn']))
/** When the child was here that day, in order; null: still is. */
const Stay = z.object({ signedInAt: InstantOut, signedOutAt: InstantOut.nullable() })

export type CareBoardChild<Detail> = z.output<typeof ChildPresence> & {
  /** The last one of this kind that stands, of whatever day. */
  last: CareEntry<Detail> | null
  /** For the task, or without one of the day; oldest first, voided ones left out. */
  entries: CareEntry<Detail>[]
  stays: z.output<typeof Stay>[]
  can: z.output<typeof boardAbilities>
}
export type CareBoard<Detail> = z.output<typeof CareBoardBase> & { children: CareBoardChild<Detail>[] }

/** A room by its code, a task, or both. `date` is the day of a room without a task; today when left out. */
export const BoardQuery = z
  .object({ code: RoomCode.optional(), taskId: Id.optional(), date: Day.optional() })
  .refine(({ code, taskId }) => code ?? taskId, { path: ['code'] })

/** The record as somebody makes it: its id is minted there and then. */
const CareClaim = z.object({
  id: Id,
  childId: Id,
  occurredAt: Instant,
  note: Text(500).nullish(),
  conflictReason: Reason.nullish(),
})
export type CareClaim<Detail> = z.output<typeof CareClaim> & { detail: Detail }

/** What is wrong with the content of a claim; which of them a kind can answer with, its rules say. */
export const contentErrors = [
  'AMOUNT_TOO_LARGE',
  'AMOUNT_TAKEN_ABOVE_OFFERED',
  'SUNSCREEN_NOT_CONSENTED',
  'CONFLICT_REASON_REQUIRED',
] as const satisfies ErrorKey[]

export const recordingErrors = [
  'TIME_IN_FUTURE',
  'TIME_TOO_OLD',
  'CHILD_NOT_PRESENT',
  'CHILD_NOT_PRESENT_THEN',
  'CHILD_NOT_IN_ROOM',
  'CHILD_TWICE',
  'TASK_NOT_TODAY',
  'TASK_OF_OTHER_KIND',
  'RECORD_EXISTS',
  'ROOM_NOT_FOUND',
] as const satisfies ErrorKey[]

/** The five operations of a kind at the family's addresses.
 *  @param segment as it stands in the path: `diaper` → task-diaper */
export function careOperations<D extends z.ZodObject>(segment: string, detail: D) {
  const at = careOperationsAt(`/api/blade-garden/task-${segment}`, detail)
  return {
    listEntries: at.listEntries('online/list-by-task'),
    getBoard: at.getBoard('list-by-task-new', 'online/list-by-task-new'),
    record: at.record('online/submit-data'),
    recordMany: at.recordMany('submit-data-new', 'online/submit-data-new'),
    remove: at.remove('remove'),
  }
}

/** Each operation by itself, for a kind that has other addresses or only some of them. The server's careHandlers()
 *  run those that are taken. */
export function careOperationsAt<D extends z.ZodObject>(base: string, detail: D) {
  const Entry = CareEntryBase.extend({ detail })
  const Claim = CareClaim.extend({ detail })
  const Child = ChildPresence.extend({
    last: Entry.nullable(),
    entries: z.array(Entry),
    stays: z.array(Stay),
    can: boardAbilities,
  })
  return {
    /** The entries that stand, for a task or of a room's day; newest first. */
    listEntries: (path: string) =>
      get(`${base}/${path}`, {
        query: BoardQuery,
        returns: z.array(Entry),
        offline: 'cache',
        errors: ['ROOM_NOT_FOUND'],
      }),
    /** All that the screen needs, in one round trip. */
    getBoard: (path: string, alias?: string) =>
      get(`${base}/${path}`, {
        alias: alias && `${base}/${alias}`,
        query: BoardQuery,
        returns: CareBoardBase.extend({ children: z.array(Child) }),
        offline: 'cache',
        errors: ['ROOM_NOT_FOUND', 'TASK_OF_OTHER_KIND'],
      }),
    /** For one child. The same record again gets the same answer; a refusal names the child in `fields`. */
    record: (path: string) =>
      post(`${base}/${path}`, {
        body: Claim.extend({ taskId: Id.nullish() }),
        returns: Entry,
        offline: 'queue',
        errors: [...recordingErrors, ...contentErrors],
      }),
    /** For several children of a room, all or none. `fields` says by child id what is wrong with which. */
    recordMany: (path: string, alias?: string) =>
      post(`${base}/${path}`, {
        alias: alias && `${base}/${alias}`,
        body: z.object({
          taskId: Id.nullish(),
          roomCode: RoomCode.nullish(),
          records: z.array(Claim).min(1).max(batchLimit),
        }),
        returns: z.array(Entry),
        offline: 'queue',
        errors: [...recordingErrors, ...contentErrors],
      }),
    /** Voids. Its author needs no reason within the undo window; what is voided already stays as it is. */
    remove: (path: string) =>
      post(`${base}/${path}`, {
        query: z.object({ ids: IdList, reason: Reason.optional() }),
        returns: Nothing,
        offline: 'queue',
        errors: ['REASON_REQUIRED'],
      }),
  }
}
