// The day's care records of all kinds in one list: who recorded what, what was changed and why. Amending and voiding
// are the same for every kind. The hard rules: earlier versions of a record stay readable, and when two people amend at
// once, the second gets an error with the name of the first.
import { z } from 'zod'
import { ChildCard } from '../kernel/childCard.ts'
import { timeChoices } from '../kernel/entryClock.rules.ts'
import { feature, get, post } from '../kernel/feature.ts'
import { careKindNames } from '../kernel/kinds.generated.ts'
import {
  areDays,
  daysQuery,
  Id,
  Instant,
  InstantOut,
  ofDays,
  orderedPageQuery,
  Page,
  RoomCode,
  Text,
  UncertainTimes,
  Version,
} from '../kernel/schema.ts'
import { messageKinds } from '../message/message.kind.ts'
import { CareEntryBase, contentErrors, Reason } from './care.kind.ts'

/** The fields depend on the kind. The server validates them with that kind's schema. */
const AnyDetail = z.record(
  z.string().max(40),
  z.union([z.string().max(500), z.number(), z.boolean(), z.null(), z.array(z.string().max(40)).max(60)]),
)
const Kind = z.enum(careKindNames)
/** An unknown kind is accepted and has no entries. */
const WantedKind = z.string().regex(/^[a-zA-Z]{1,40}$/)

export const CareLogEntry = CareEntryBase.extend({
  kind: Kind,
  detail: AnyDetail,
  /** Includes allergies, diet and consent, which an amendment is checked against. */
  child: ChildCard.pick({
    id: true,
    firstName: true,
    familyName: true,
    picture: true,
    allergies: true,
    dietNote: true,
    dietAvoids: true,
    diets: true,
    sunscreenConsent: true,
  }),
  room: z.object({ code: RoomCode, name: z.string() }),
})

/** The record before an amendment. `reason` is null when the author corrected it within ten minutes, and when somebody
 *  settled its uncertain times. */
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
    /** Set when the amendment settled them. */
    uncertainTimes: UncertainTimes.default(null),
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
  /** The name of the person who changed it. */
  byName: z.string(),
  reason: z.string(),
})
/** Messages to the author of an entry when somebody else changes it. */
export const careMessages = messageKinds('care', { amended: ofEntry, voided: ofEntry })

export const care = feature('care', {
  listCareEntries: get('/api/blade-garden/care/list', {
    description:
      'Lists all care entries of up to 31 days, or of today when no day is given, newest first and including voided ones.',
    query: orderedPageQuery('occurredAt', 'recordedAt', 'kind', 'child', 'room', 'recordedBy')
      .extend({
        ...daysQuery,
        code: RoomCode.optional(),
        childId: Id.optional(),
        kind: WantedKind.optional(),
      })
      .refine(areDays, ofDays),
    returns: Page(CareLogEntry),
    offline: 'today',
    errors: ['ROOM_NOT_FOUND'],
  }),
  getCareEntry: get('/api/blade-garden/care/detail', {
    description: 'Returns one care entry with its history of amendments.',
    query: z.object({ id: Id }),
    returns: CareHistory,
    offline: 'cache',
  }),
  amendCareEntry: post('/api/blade-garden/care/amend', {
    description:
      'Amends a care entry. `version` is the version that the person saw, and `about.byName` of RECORD_CHANGED names who changed it first. The author may leave out the reason within ten minutes, and anyone may leave out a `conflictReason` or `checkedBy` that does not change.',
    body: z.object({
      id: Id,
      version: Version,
      occurredAt: Instant,
      note: Text(500).nullish(),
      detail: AnyDetail,
      conflictReason: Reason.nullish(),
      checkedBy: Id.nullish(),
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
      'SLEEP_OVERLAPS',
      ...contentErrors,
    ],
  }),
  settleTimes: post('/api/blade-garden/care/settle-times', {
    description:
      'Settles the uncertain times of a care entry, by confirming the recorded times or taking the suggested ones. It needs no reason, and changes nothing if no time is uncertain any more.',
    body: z.object({ id: Id, take: z.enum(timeChoices) }),
    returns: CareLogEntry,
    offline: 'queue',
    own: true,
    errors: [
      'RECORD_VOIDED',
      'TIME_IN_FUTURE',
      'TIME_TOO_OLD',
      'TIME_AFTER_RECORDING',
      'CHILD_NOT_PRESENT',
      'CHILD_NOT_PRESENT_THEN',
      'TASK_NOT_TODAY',
      'SLEEP_OUT_OF_ORDER',
      'SLEEP_OVERLAPS',
      ...contentErrors,
    ],
  }),
  voidCareEntry: post('/api/blade-garden/care/void', {
    description:
      'Voids a care entry, which stays readable. If it was voided before, the answer says by whom and why.',
    body: z.object({ id: Id, reason: Reason.nullish() }),
    returns: CareLogEntry,
    offline: 'queue',
    errors: ['REASON_REQUIRED'],
  }),
})

/** Sections of the manager's page of today, with the parameters of their rows. */
export type CareOversight = {
  corrections: {
    change: 'amended' | 'voided'
    kind: string
    childName: string
    roomName: string
    byName: string
    reason: string
    at: string
  }
}
