// The day's care records of every kind together, for looking after them: who recorded what, what was changed and
// why. Amending and voiding are the same for every kind. The hard rule: what a record said before stays readable,
// and of two people who amend at once the second is told who was first.
import { z } from 'zod'
import { ChildCard } from '../child/child.contract.ts'
import { feature, get, post } from '../kernel/feature.ts'
import { Day, Id, Instant, InstantOut, orderedPageQuery, Page, Text, Version } from '../kernel/schema.ts'
import { messageKinds } from '../message/message.kind.ts'
import { RoomCode } from '../room/room.contract.ts'
import { CareEntryBase, contentErrors, Reason } from './care.kind.ts'
import { careKindNames } from './care.kinds.generated.ts'

/** Which fields it has depends on the kind; the server checks it against that kind's schema. */
const AnyDetail = z.record(
  z.string().max(40),
  z.union([z.string().max(500), z.number(), z.boolean(), z.null()]),
)
const Kind = z.enum(careKindNames)
/** One that there is not has no entries. */
const WantedKind = z.string().regex(/^[a-zA-Z]{1,40}$/)

export const CareLogEntry = CareEntryBase.extend({
  kind: Kind,
  detail: AnyDetail,
  /** With what speaks for a reason when the entry is amended. */
  child: ChildCard.pick({
    id: true,
    firstName: true,
    familyName: true,
    picture: true,
    allergies: true,
    dietNote: true,
    dietAvoids: true,
    sunscreenConsent: true,
  }),
  room: z.object({ code: RoomCode, name: z.string() }),
})

/** What the record said up to an amendment. `reason` is null where its author corrected it within the undo window. */
const Amendment = z.object({
  version: z.number().int(),
  amendedAt: InstantOut,
  amendedBy: z.object({ id: Id, name: z.string() }),
  reason: z.string().nullable(),
  before: z.object({
    occurredAt: InstantOut,
    note: z.string().nullable(),
    conflictReason: z.string().nullable(),
    detail: AnyDetail,
  }),
})

export const CareHistory = CareLogEntry.extend({
  /** Oldest first. */
  history: z.array(Amendment),
})

const ofEntry = z.object({
  childName: z.string(),
  /** The kind of care: `nappyChange`. */
  subject: z.string(),
  occurredAt: InstantOut,
  /** Who changed it, and why. */
  byName: z.string(),
  reason: z.string(),
})
/** What the author of an entry is told when somebody else changes it. */
export const careMessages = messageKinds('care', { amended: ofEntry, voided: ofEntry })

export const care = feature('care', {
  /** Entries of a day (today without `date`), voided ones too; newest first. */
  listCareEntries: get('/api/blade-garden/care/list', {
    query: orderedPageQuery('occurredAt', 'recordedAt', 'kind').extend({
      date: Day.optional(),
      code: RoomCode.optional(),
      childId: Id.optional(),
      kind: WantedKind.optional(),
    }),
    returns: Page(CareLogEntry),
    offline: 'cache',
    errors: ['ROOM_NOT_FOUND'],
  }),
  getCareEntry: get('/api/blade-garden/care/detail', {
    query: z.object({ id: Id }),
    returns: CareHistory,
    offline: 'cache',
  }),
  /** Says anew what happened. `version` is the one the person saw; RECORD_CHANGED names in `fields.changedBy`
   *  who was first. The reason may be left out by its author within the undo window, a `conflictReason` that stays
   *  as it is by everybody. */
  amendCareEntry: post('/api/blade-garden/care/amend', {
    body: z.object({
      id: Id,
      version: Version,
      occurredAt: Instant,
      note: Text(500).nullish(),
      detail: AnyDetail,
      conflictReason: Reason.nullish(),
      reason: Reason.nullish(),
    }),
    returns: CareLogEntry,
    offline: 'queue',
    errors: [
      'RECORD_CHANGED',
      'RECORD_VOIDED',
      'REASON_REQUIRED',
      'TIME_IN_FUTURE',
      'TIME_TOO_OLD',
      'TIME_AFTER_RECORDING',
      'CHILD_NOT_PRESENT',
      'CHILD_NOT_PRESENT_THEN',
      'TASK_NOT_TODAY',
      'NOTE_REQUIRED',
      'ALREADY_UP',
      'SLEEP_OUT_OF_ORDER',
      ...contentErrors,
    ],
  }),
  /** Takes the entry out of what counts; it stays readable. Voided already: the answer tells by whom and why. */
  voidCareEntry: post('/api/blade-garden/care/void', {
    body: z.object({ id: Id, reason: Reason.nullish() }),
    returns: CareLogEntry,
    offline: 'queue',
    errors: ['REASON_REQUIRED'],
  }),
})
