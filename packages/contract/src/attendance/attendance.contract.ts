// Attendance: children signed in, out or away, and staff at work. A child may come and go more than once a day. Nobody is
// signed out automatically: the app asks about a stay left open. An operation for several children is all or nothing.
import { z } from 'zod'
import { ChildCard } from '../kernel/childCard.ts'
import { timeChoices } from '../kernel/entryClock.rules.ts'
import { feature, get, post } from '../kernel/feature.ts'
import {
  areDays,
  Day,
  DayOut,
  daysQuery,
  Id,
  IdList,
  Instant,
  InstantOut,
  Line,
  ofDays,
  orderedPageQuery,
  Page,
  RoomCode,
  Text,
  UncertainTimes,
} from '../kernel/schema.ts'
import { messageKinds } from '../message/message.kind.ts'
import { marks, presences } from './attendance.rules.ts'
import {
  CollectorOnBoard,
  Correction,
  Handover,
  NotTold,
  OverrideHandover,
  SignedIn,
  SignedOut,
  SignIn,
  SignOut,
  signOutErrors,
} from './attendance.sign.contract.ts'
import { OwnWork, StaffAtWork } from './attendance.work.contract.ts'

export const Absence = z.object({
  reason: z.enum(['sick', 'holiday', 'other']),
  note: z.string().nullable(),
})

/** One stay, from sign-in to sign-out, or still open. The names are those of the staff who recorded it. */
export const Attendance = z.object({
  id: Id,
  roomCode: RoomCode,
  signedInAt: InstantOut,
  signedInBy: z.string(),
  signedOutAt: InstantOut.nullable(),
  signedOutBy: z.string().nullable(),
  /** Entered more than a day after it happened. */
  enteredLate: z.boolean(),
  /** The names are `signedInAt` and `signedOutAt`. */
  uncertainTimes: UncertainTimes,
  can: z.array(z.enum(['voidSignIn', 'voidSignOut', 'settleTimes'])),
})

/** A child's presence now. Expected times are null on a day without enrolment. Ids, times and room are of the last stay. */
export const Presence = z.object({
  presence: z.enum(presences),
  marks: z.array(z.enum(marks)),
  expectedFrom: InstantOut.nullable(),
  expectedUntil: InstantOut.nullable(),
  attendanceId: Id.nullable(),
  signedInAt: InstantOut.nullable(),
  signedOutAt: InstantOut.nullable(),
  inRoomCode: RoomCode.nullable(),
  /** Reported by the parents. */
  absence: Absence.nullable(),
  /** The last day on which an illness keeps the child at home. */
  awayUntil: DayOut.nullable(),
  /** Booked for this weekday in term time only, and there is no term. */
  isTermBreak: z.boolean(),
})

export const ChildPresence = ChildCard.extend(Presence.shape)

export const ChildOnBoard = ChildPresence.extend({
  /** The stays of the day, in order. */
  attendances: z.array(Attendance),
  /** The child's contacts in the order in which to call them: who may pick the child up, and who may not. */
  contacts: z.array(CollectorOnBoard),
  /** A warning about the child that all staff see. */
  custodyNote: z.string().nullable(),
  /** The age that the centre asks of whoever collects the child, in years. */
  collectorMinAge: z.number().int().nullable(),
  /** What the parents have not been told, for those who sign children out; left out where there is nothing. */
  notTold: z.array(NotTold).optional(),
  can: z.array(z.enum(['signIn', 'signOut', 'markAbsent', 'clearAbsence'])),
})

/** `present`: in the room now, with visitors from other rooms. `expected`: yet to come, late or not. */
export const RoomCount = z.object({
  code: RoomCode,
  name: z.string(),
  capacity: z.number().int(),
  present: z.number().int(),
  expected: z.number().int(),
  absent: z.number().int(),
  goneHome: z.number().int(),
})

/** A stay in the attendance record, with the child and the room. */
export const StayOfRecord = Attendance.omit({ roomCode: true, can: true }).extend({
  day: Day,
  child: ChildCard.pick({ id: true, firstName: true, familyName: true, picture: true }),
  room: z.object({ code: RoomCode, name: z.string() }),
  /** Who brought and who collected the child, as they or the staff said. */
  broughtBy: z.string().nullable(),
  collectedBy: z.string().nullable(),
  ...Handover.shape,
  /** The earliest first. What its author undid within ten minutes is none. */
  corrections: z.array(Correction),
})

/** A stay of an earlier day that nobody closed. */
export const ForgottenSignOut = z.object({
  attendanceId: Id,
  day: Day,
  signedInAt: InstantOut,
  expectedUntil: InstantOut.nullable(),
  child: ChildCard.pick({ id: true, firstName: true, familyName: true, picture: true }),
  roomCode: RoomCode,
  roomName: z.string(),
})

export const Board = z.object({
  day: Day,
  rooms: z.array(RoomCount),
  children: z.array(ChildOnBoard),
  /** Why the centre is closed that day, so that no child is expected; null when it is open. */
  closedFor: z.string().nullable(),
  /** Oldest first, 100 at most. */
  forgotten: z.array(ForgottenSignOut),
  ownWork: OwnWork.nullable(),
})

/** Messages to those with a right. */
export const attendanceMessages = messageKinds('attendance', {
  forgottenSignOut: z.object({ childName: z.string(), roomName: z.string(), day: Day }),
  /** To those who oversee safety: a child was handed to somebody whom the rule does not allow. */
  handoverOverridden: z.object({
    childName: z.string(),
    collector: z.string(),
    at: InstantOut,
    reason: z.string(),
    byName: z.string(),
  }),
})

/** What the attendance record can be ordered by. */
const stayOrders = ['day', 'child', 'room', 'signedInAt', 'signedInBy', 'signedOutAt', 'signedOutBy'] as const
export type StayOrder = (typeof stayOrders)[number]

export const attendance = feature('attendance', {
  listStays: get('/api/blade-garden/children-check/list', {
    description:
      'Lists the attendance record of up to 31 days, or of today when no day is given: every stay that is not voided, by day and then by name.',
    query: orderedPageQuery(...stayOrders)
      .extend({ ...daysQuery, code: RoomCode.optional(), childId: Id.optional() })
      .refine(areDays, ofDays),
    returns: Page(StayOfRecord),
    offline: 'today',
    own: true,
    errors: ['ROOM_NOT_FOUND'],
  }),
  listPresent: get('/api/blade-garden/children/online/list-by-group', {
    description: 'Lists the children who are in a room now, or in any room when no code is given.',
    query: z.object({ code: RoomCode.optional() }),
    returns: z.array(ChildPresence),
    offline: 'today',
    errors: ['ROOM_NOT_FOUND'],
  }),
  listToday: get('/api/blade-garden/children/list-today', {
    description:
      'Returns the whole attendance board in one request. A code limits the children to those enrolled or present in that room; rooms and their counts stay complete.',
    query: z.object({ code: RoomCode.optional(), date: Day.optional() }),
    returns: Board,
    offline: 'today',
    errors: ['ROOM_NOT_FOUND'],
  }),
  signIn: post('/api/blade-garden/children-check/child-check-in', {
    description:
      "Signs children in, each to their own room unless a room is given. If one child cannot be signed in, none are, and `fields` has the error of each child id. `attendanceIds` are the client's ids for the attendances, in the order of the children.",
    query: SignIn,
    returns: z.array(SignedIn),
    offline: 'queue',
    errors: [
      'ROOM_NOT_FOUND',
      'TIME_IN_FUTURE',
      'TIME_TOO_OLD',
      'CHILD_ALREADY_SIGNED_IN',
      'CHILD_NOT_ENROLLED',
      'RECORD_EXISTS',
    ],
  }),
  signOut: post('/api/blade-garden/children-check/child-check-out', {
    description:
      'Signs children out by closing the open attendance of each on the day of `occurredAt`. With `attendanceId` it closes a forgotten attendance of one child, with a time on that day. `collector` is the name of whoever picks them up. A contact who may not on that day is refused. Somebody who is no contact needs `identityBy`, where the centre asks an age `ageAtLeast`, and `secondId`, another member of staff who agrees, or `wordBy` and `wordHow`, the name of a contact who may collect the children and has said so. Without a collector it is kept that nobody was asked, where a child has contacts.',
    query: SignOut,
    returns: z.array(SignedOut),
    offline: 'queue',
    errors: signOutErrors,
  }),
  overrideHandover: post('/api/blade-garden/children-check/override-handover', {
    description:
      'Records that a child was handed to somebody although the rule does not allow it, with the reason, and tells everybody who oversees safety. A child who is still signed in is signed out, now or at `occurredAt`; of a sign-out that was recorded already, what the handover rests on is corrected.',
    body: OverrideHandover,
    returns: z.null(),
    errors: ['RECORD_VOIDED', 'TIME_IN_FUTURE', 'SIGN_OUT_BEFORE_SIGN_IN', 'SIGN_OUT_OTHER_DAY'],
  }),
  voidSignIn: post('/api/blade-garden/children-check/void-check-in', {
    description:
      'Voids mistaken sign-ins together with their sign-outs. `ids` are attendances. Only the author or a manager may do it, and a reason is required after ten minutes.',
    query: z.object({ ids: IdList, reason: Line(500).optional() }),
    returns: z.null(),
    offline: 'queue',
    errors: ['REASON_REQUIRED', 'RECORD_VOIDED'],
  }),
  voidSignOut: post('/api/blade-garden/children-check/void-check-out', {
    description: 'Voids mistaken sign-outs, so that the children are present again. `ids` are attendances.',
    query: z.object({ ids: IdList, reason: Line(500).optional() }),
    returns: z.null(),
    offline: 'queue',
    errors: ['REASON_REQUIRED', 'RECORD_VOIDED', 'CHILD_ALREADY_SIGNED_IN'],
  }),
  settleTimes: post('/api/blade-garden/children-check/settle-times', {
    description:
      'Settles the uncertain times of an attendance, by confirming the recorded times or taking the suggested ones. It needs no reason, and changes nothing if no time is uncertain any more.',
    body: z.object({ id: Id, take: z.enum(timeChoices) }),
    returns: z.null(),
    offline: 'queue',
    own: true,
    errors: ['RECORD_VOIDED', 'CHILD_ALREADY_SIGNED_IN', 'SIGN_OUT_BEFORE_SIGN_IN', 'SIGN_OUT_OTHER_DAY'],
  }),
  markAbsent: post('/api/blade-garden/children-check/absent', {
    description:
      'Marks children as away on a day, today when `day` is left out. A second call for the same day replaces the first.',
    query: z.object({
      ids: IdList,
      day: Day.optional(),
      reason: Absence.shape.reason,
      note: Text(500).optional(),
    }),
    returns: z.null(),
    offline: 'queue',
    errors: ['CHILD_ALREADY_SIGNED_IN'],
  }),
  clearAbsence: post('/api/blade-garden/children-check/absent-clear', {
    description: 'Removes the mark that children are away on a day, so that they are expected again.',
    query: z.object({ ids: IdList, day: Day.optional() }),
    returns: z.null(),
    offline: 'queue',
  }),
  listStaffAtWork: get('/api/blade-garden/teacher/online/list', {
    description: 'Lists the staff at work now, limited to one room when a code is given.',
    query: z.object({ code: RoomCode.optional() }),
    returns: z.array(StaffAtWork),
    offline: 'today',
    errors: ['ROOM_NOT_FOUND'],
  }),
  getOwnWork: get('/api/blade-garden/teacher/own-work', {
    description:
      "Returns the signed-in person's open work, for everybody who works at the centre. Of several days it is the first.",
    returns: z.object({ day: Day, ownWork: OwnWork.nullable() }),
    offline: 'today',
    own: true,
  }),
  startWork: post('/api/blade-garden/teacher/check-in', {
    description: "Starts the signed-in person's work, in their own room unless another one is given.",
    query: z.object({ roomCode: RoomCode.optional(), occurredAt: Instant.optional() }),
    returns: OwnWork,
    offline: 'queue',
    errors: ['ROOM_NOT_FOUND', 'TIME_IN_FUTURE', 'TIME_TOO_OLD', 'STAFF_ALREADY_SIGNED_IN'],
  }),
  endWork: post('/api/blade-garden/teacher/check-out', {
    description: 'Ends the work that the signed-in person started on the day of `occurredAt`.',
    query: z.object({ occurredAt: Instant.optional() }),
    returns: z.null(),
    offline: 'queue',
    errors: ['TIME_IN_FUTURE', 'TIME_TOO_OLD', 'STAFF_NOT_SIGNED_IN', 'SIGN_OUT_BEFORE_SIGN_IN'],
  }),
})

/** What awaits people because of attendance, with the parameters of its rows. */
export type AttendanceAwaiting = {
  forgottenSignOuts: { childName: string; roomName: string; day: string }
}
