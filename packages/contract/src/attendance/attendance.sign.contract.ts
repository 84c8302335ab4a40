// What is sent when children are signed in and out, what is kept of a handover: who collects a child and what that rests on
// (collect.rules.ts), and of a correction.
import { z } from 'zod'
import { bases, identities, wordWays } from '../contact/collect.rules.ts'
import { Contact } from '../contact/contact.contract.ts'
import { contactLimits } from '../contact/contact.rules.ts'
import { Id, IdList, Instant, InstantOut, Line, RoomCode, UncertainTimes } from '../kernel/schema.ts'

/** What is needed of a contact to hand the child over, also without a network. */
export const CollectorOnBoard = Contact.pick({
  id: true,
  name: true,
  relation: true,
  phone: true,
  mayCollect: true,
  collectsFrom: true,
  collectsUntil: true,
  collectsOn: true,
  orderNote: true,
  orderPhone: true,
  oldEnoughFrom: true,
  picture: true,
}).extend({
  /** Left out for those who may not read contacts. */
  note: Contact.shape.note.optional(),
})

/** A report about the child that says that the parents have not been told. */
export const NotTold = z.object({
  id: Id,
  /** The kind of report, which is its feature: `incident`. */
  kind: z.string(),
  at: InstantOut,
  /** Who reported it. */
  byName: z.string(),
  /** Null for those who may not read the report. */
  page: z.string().nullable(),
})

export const Handover = z.object({
  /** What the handover rests on; null before it, and where nobody was asked to say. */
  collectedBasis: z.enum(bases).nullable(),
  /** The contact who collected the child, where it was one. */
  collectedById: Id.nullable(),
  /** The second member of staff who agreed. */
  secondedBy: z.string().nullable(),
  /** The contact who gave their word that somebody else collects the child, and how. */
  wordBy: z.string().nullable(),
  wordHow: z.enum(wordWays).nullable(),
  /** How staff saw who somebody unknown is. */
  identityBy: z.enum(identities).nullable(),
  /** Why it was recorded although the rule does not allow it. */
  overrideReason: z.string().nullable(),
})

/** What a stay said before somebody corrected it, and why. */
export const Correction = z.object({
  at: InstantOut,
  byName: z.string(),
  reason: z.string().nullable(),
  /** The times as they were; null for one that it did not have, or that is the same again. */
  signedInAt: InstantOut.nullable(),
  signedOutAt: InstantOut.nullable(),
})

export const SignIn = z
  .object({
    ids: IdList,
    attendanceIds: IdList.optional(),
    roomCode: RoomCode.optional(),
    occurredAt: Instant.optional(),
  })
  .refine(({ ids, attendanceIds }) => !attendanceIds || attendanceIds.length === ids.length, {
    path: ['attendanceIds'],
  })

export const SignedIn = z.object({
  childId: Id,
  attendanceId: Id,
  signedInAt: InstantOut,
  roomCode: RoomCode,
  /** The child is not enrolled on this weekday. */
  casualDay: z.boolean(),
  uncertainTimes: UncertainTimes,
})
export const SignedOut = SignedIn.pick({ childId: true, attendanceId: true, uncertainTimes: true }).extend({
  signedOutAt: InstantOut,
})

export const SignOut = z
  .object({
    ids: IdList,
    attendanceId: Id.optional(),
    occurredAt: Instant.optional(),
    collector: Line(contactLimits.name).optional(),
    secondId: Id.optional(),
    wordBy: Line(contactLimits.name).optional(),
    wordHow: z.enum(wordWays).optional(),
    identityBy: z.enum(identities).optional(),
    /** The age that they have at least, in years, as staff saw it. */
    ageAtLeast: z.coerce.number().int().min(1).max(120).optional(),
  })
  .refine(({ collector, secondId, wordBy }) => collector || !(secondId || wordBy), { path: ['collector'] })
  .refine(({ wordBy, wordHow }) => Boolean(wordBy) === Boolean(wordHow), { path: ['wordHow'] })

/** A handover that happened although the rule does not allow it, of one stay. */
export const OverrideHandover = z.object({
  attendanceId: Id,
  collector: Line(contactLimits.name),
  reason: Line(500),
  occurredAt: Instant.optional(),
})

export const signOutErrors = [
  'TIME_IN_FUTURE',
  'TIME_TOO_OLD',
  'CHILD_NOT_SIGNED_IN',
  'SIGN_OUT_BEFORE_SIGN_IN',
  'SIGN_OUT_OTHER_DAY',
  'CHILD_COLLECTED',
  'COLLECTOR_BY_ORDER',
  'COLLECTOR_NOT_ALLOWED',
  'COLLECTOR_ENDED',
  'COLLECTOR_NOT_YET',
  'COLLECTOR_NOT_TODAY',
  'COLLECTOR_TOO_YOUNG',
  'COLLECTOR_UNKNOWN',
  'WORD_NOT_ALLOWED',
  'SECOND_IS_FIRST',
  'STAFF_NOT_FOUND',
] as const
