// The template of a care kind (nappy change, milk, toilet…): the wire format that all kinds share. A kind supplies its
// path segment and the schema of its detail, and gets the family's five operations. The hard rules: the client supplies
// the record's id and time; a batch is recorded as a whole or not at all; nothing is deleted; and an entry that
// conflicts with an allergy or diet needs a reason,
// and for some kinds a second person.
import { z } from 'zod'
import { ChildPresence } from '../attendance/attendance.contract.ts'
import type { ErrorKey } from '../kernel/errors.ts'
import { get, post } from '../kernel/feature.ts'
import {
  Day,
  Id,
  IdList,
  Instant,
  InstantOut,
  Line,
  Nothing,
  RoomCode,
  Text,
  UncertainTimes,
} from '../kernel/schema.ts'
import { batchLimit, careAbilities } from './care.rules.ts'

const PersonName = z.object({ id: Id, name: z.string() })
export const Reason = Line(500)

/** The fields of every entry, besides the `detail` of its kind. */
export const CareEntryBase = z.object({
  id: Id,
  childId: Id,
  roomId: Id,
  taskId: Id.nullable(),
  /** When it happened, according to the person. */
  occurredAt: InstantOut,
  /** The names are `occurredAt` and those of times in the detail. */
  uncertainTimes: UncertainTimes,
  /** When it arrived, by the server's clock. */
  recordedAt: InstantOut,
  recordedBy: PersonName,
  /** Arrived more than 24 hours after it happened. */
  late: z.boolean(),
  note: z.string().nullable(),
  /** Why it was done despite an allergy or diet. */
  conflictReason: z.string().nullable(),
  /** Who else checked it then. */
  checkedBy: PersonName.nullable().default(null),
  /** Increases with every change. Required when amending. */
  version: z.number().int(),
  /** How often it was amended. */
  amendments: z.number().int(),
  voided: z.object({ at: InstantOut, by: PersonName, reason: z.string().nullable() }).nullable(),
  can: z.array(z.enum(careAbilities)),
})
export type CareEntry<Detail> = z.output<typeof CareEntryBase> & { detail: Detail }

/** The task that the board was opened for. */
const BoardTask = z.object({ id: Id, dueAt: InstantOut, done: z.number().int(), total: z.number().int() })

export const CareBoardBase = z.object({
  /** The server's time, which screens use for their clock. */
  now: InstantOut,
  day: Day,
  /** Null when the task is for the whole centre. */
  room: z.object({ id: Id, code: RoomCode, name: z.string() }).nullable(),
  task: BoardTask.nullable(),
})

/** What the reader may do for a child on the board. */
const boardAbilities = z.array(z.enum(['record', 'signIn']))
/** The child's stays that day, in order. `signedOutAt` is null while the child is present. */
const Stay = z.object({ signedInAt: InstantOut, signedOutAt: InstantOut.nullable() })

export type CareBoardChild<Detail> = z.output<typeof ChildPresence> & {
  /** The last entry of this kind on any day, without voided ones. */
  last: CareEntry<Detail> | null
  /** The entries for the task, or of the day without a task. Oldest first, without voided ones. */
  entries: CareEntry<Detail>[]
  stays: z.output<typeof Stay>[]
  can: z.output<typeof boardAbilities>
}
export type CareBoard<Detail> = z.output<typeof CareBoardBase> & { children: CareBoardChild<Detail>[] }

/** Needs a room code, a task, or both. `date` applies only without a task; today when left out. */
export const BoardQuery = z
  .object({ code: RoomCode.optional(), taskId: Id.optional(), date: Day.optional() })
  .refine(({ code, taskId }) => code ?? taskId, { path: ['code'] })

/** A record as the client sends it. The client also creates its id. */
const CareClaim = z.object({
  id: Id,
  childId: Id,
  occurredAt: Instant,
  note: Text(500).nullish(),
  conflictReason: Reason.nullish(),
  /** Somebody else who has checked it. */
  checkedBy: Id.nullish(),
})
export type CareClaim<Detail> = z.output<typeof CareClaim> & { detail: Detail }

/** Errors in the content of a claim. The rules of a kind decide which of them apply. */
export const contentErrors = [
  'AMOUNT_TOO_LARGE',
  'AMOUNT_TAKEN_ABOVE_OFFERED',
  'SUNSCREEN_NOT_CONSENTED',
  'CONFLICT_REASON_REQUIRED',
  'SECOND_PERSON_REQUIRED',
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

/** The five operations of a kind at the family's paths.
 *  @param segment part of the path: `diaper` → task-diaper */
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

/** The operations one by one, for a kind with other paths or only some of them. The server's careHandlers() implement
 *  the ones it declares. */
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
    listEntries: (path: string) =>
      get(`${base}/${path}`, {
        description:
          'Lists the {kind} entries of a task or of a room’s day, newest first and without voided ones.',
        query: BoardQuery,
        returns: z.array(Entry),
        offline: 'today',
        errors: ['ROOM_NOT_FOUND'],
      }),
    getBoard: (path: string, alias?: string) =>
      get(`${base}/${path}`, {
        description:
          'Returns the {kind} board of a task or a room: its children, whether they are here, and their entries of the day.',
        alias: alias && `${base}/${alias}`,
        query: BoardQuery,
        returns: CareBoardBase.extend({ children: z.array(Child) }),
        offline: 'today',
        errors: ['ROOM_NOT_FOUND', 'TASK_OF_OTHER_KIND'],
      }),
    record: (path: string) =>
      post(`${base}/${path}`, {
        description:
          'Records a {kind} for one child. Sending the same record again gets the same answer, and errors name the child in `fields`.',
        body: Claim.extend({ taskId: Id.nullish() }),
        returns: Entry,
        offline: 'queue',
        errors: [...recordingErrors, ...contentErrors],
      }),
    recordMany: (path: string, alias?: string) =>
      post(`${base}/${path}`, {
        description:
          'Records a {kind} for several children of a room, all or none. `fields` has the error of each child id.',
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
    remove: (path: string) =>
      post(`${base}/${path}`, {
        description:
          'Voids {kind} entries, which stay readable. The author needs no reason within ten minutes, and voided entries stay as they are.',
        query: z.object({ ids: IdList, reason: Reason.optional() }),
        returns: Nothing,
        offline: 'queue',
        errors: ['REASON_REQUIRED'],
      }),
  }
}
