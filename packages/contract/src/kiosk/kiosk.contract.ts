// The kiosk: a tablet at the door, paired by a manager, with an identity of its own that can do what is declared here and
// nothing else. Checking takes two steps: the person is proven and gives a ticket, and the ticket is spent. A teacher is
// proven by PIN, a child by the name of who brings or collects it. The hard rules: a ticket is good once, for two minutes
// and one person; five wrong PINs lock it, each time for longer; and only a contact who may collect a child signs it out.
import { z } from 'zod'
import { feature, get, post } from '../kernel/feature.ts'
import { isPin } from '../kernel/pin.rules.ts'
import { Day, Id, IdList, Instant, InstantOut, Line, RoomCode, TenantId } from '../kernel/schema.ts'
import { messageKinds } from '../message/message.kind.ts'
import { VisitorCode } from '../visitor/visitor.contract.ts'
import { codeOf, isPlain } from '../visitor/visitor.rules.ts'
import { directions } from './kiosk.rules.ts'

export const Kiosk = z.object({
  id: Id,
  name: z.string(),
  createdAt: InstantOut,
  pairedAt: InstantOut.nullable(),
  revokedAt: InstantOut.nullable(),
  /** The tablet's own name for itself. */
  device: z.string().nullable(),
})

const Ticket = z.string().regex(/^[\w-]{43}$/)

/** As little of each as choosing needs. */
export const KioskBoard = z.object({
  centreName: z.string(),
  timeZone: z.string(),
  rooms: z.array(
    z.object({
      code: RoomCode,
      name: z.string(),
      children: z.array(z.object({ id: Id, name: z.string(), isHere: z.boolean() })),
    }),
  ),
  staff: z.array(z.object({ id: Id, name: z.string(), isHere: z.boolean() })),
})

export const kioskMessages = messageKinds('kiosk', {
  /** To those who work in the child's room, and to managers: somebody brought a child whom an illness keeps at home. */
  cameSick: z.object({ childName: z.string(), roomName: z.string(), day: Day }),
  /** To those who work in the room where the child sleeps, and to managers: a child was signed out whose sleep is open. */
  leftAsleep: z.object({
    childName: z.string(),
    roomName: z.string(),
    state: z.enum(['asleep', 'inBed']),
    leftAt: InstantOut,
    /** Who collected the child. */
    byName: z.string(),
  }),
  /** To those who work in the child's room, and to managers: a child was signed out about whom the parents have not been told
   *  what stands in a report. Whoever collects the child was asked to see a member of staff. */
  leftUntold: z.object({
    childName: z.string(),
    /** The kind of the oldest of these reports. */
    kind: z.string(),
    leftAt: InstantOut,
    byName: z.string(),
  }),
  /** To those who work in the child's room, and to managers: somebody who may not collect the child named themselves at the
   *  tablet, to collect it or, against a court order, to bring it. The tablet says nothing of it. */
  barredAtDoor: z.object({
    childName: z.string(),
    byName: z.string(),
    direction: z.enum(directions),
    at: InstantOut,
    tablet: z.string(),
  }),
  /** To managers: a tap that the tablet kept without a network could not be recorded. */
  missing: z.object({
    name: z.string(),
    direction: z.enum(directions),
    at: InstantOut,
    /** Who brought or collected the child, or the tablet's name. */
    byName: z.string(),
  }),
  /** To managers and the person: so many wrong PINs were entered that it is locked. */
  wrongPins: z.object({ name: z.string(), tablet: z.string(), tries: z.number().int(), until: InstantOut }),
})

export const kiosk = feature('kiosk', {
  listKiosks: get('/api/blade-garden/kiosk/list', {
    description: "Lists the centre's tablets, newest first and including revoked ones.",
    returns: z.array(Kiosk),
    own: true,
  }),
  addKiosk: post('/api/blade-garden/kiosk/submit', {
    description: 'Adds a tablet and returns the code that pairs it, once and within ten minutes.',
    body: z.object({ id: Id, name: Line(40).refine(isPlain) }),
    returns: z.object({ id: Id, code: z.string(), expiresAt: InstantOut }),
    errors: ['RECORD_EXISTS'],
    own: true,
  }),
  revokeKiosks: post('/api/blade-garden/kiosk/remove', {
    description:
      'Revokes tablets for good and signs them out at once, all or none. Revoking one again changes nothing.',
    query: z.object({ ids: IdList }),
    returns: z.null(),
    own: true,
  }),
  pairKiosk: post('/api/front/blade-garden/kiosk/pair', {
    description: 'Pairs a tablet with the centre by a code, and signs the tablet in.',
    access: 'public',
    body: z.object({ code: z.string().max(20).transform(codeOf) }),
    returns: z.object({ token: z.string(), tenantId: TenantId, name: z.string() }),
    errors: ['CODE_WRONG'],
    own: true,
  }),
  getKioskBoard: get('/api/front/blade-garden/check/board', {
    description:
      'Returns the board that a paired tablet shows: the children by room and the staff, by first name and initial, and who is signed in.',
    returns: KioskBoard,
    own: true,
  }),
  listCollectors: get('/api/front/blade-garden/check/collectors', {
    description:
      'Lists the contacts who may collect a child, by first name and initial, in the order in which to call them, and whether each has a code to collect with. Those who cannot be told apart like this are left out: they give their full name.',
    query: z.object({ id: Id }),
    returns: z.array(z.object({ name: z.string(), hasCode: z.boolean() })),
    own: true,
  }),
  validateCheck: post('/api/front/blade-garden/check/validate/{id}', {
    description:
      'Proves a tap at the tablet and returns a ticket for it, good once and for two minutes. `id` is a member of staff, proven by `pin`, or a child, proven by `collector`: the name of who brings it, or of a contact who may collect it, in full or as listed; a contact with a code collects with it as `pin`. A visitor needs no tablet: without a token, `id` is the visit that `visitor/create` has answered, proven by the `code` that was mailed to its address, and the ticket is good for this visit and ten minutes. A wrong and a used code, a visit that is over and one that does not exist get the same answer.',
    guests: true,
    query: z.object({
      id: Id,
      /** The tablet has to say it. A visitor can only leave. */
      direction: z.enum(directions).optional(),
      pin: z.string().refine(isPin).optional(),
      collector: Line(80).refine(isPlain).optional(),
      /** When it was tapped, if the tablet had no network: who may collect a child depends on the day. */
      occurredAt: Instant.optional(),
      code: VisitorCode.optional(),
    }),
    returns: z.object({ ticket: Ticket }),
    errors: ['PIN_WRONG', 'PIN_LOCKED', 'COLLECTOR_NOT_ALLOWED', 'CODE_WRONG'],
  }),
  check: post('/api/front/blade-garden/check/{id}', {
    description:
      'Spends the ticket and signs the child or the member of staff in or out, as the ticket says. `occurredAt` is the time of the tap if the tablet had no network. Without a token it checks the visitor of the ticket out, now.',
    guests: true,
    query: z.object({ id: Id, ticket: Ticket, occurredAt: Instant.optional() }),
    returns: z.object({
      direction: z.enum(directions),
      at: InstantOut,
      /** Whoever brings or collects the child should see a member of staff. The tablet is not told why. */
      seeStaff: z.boolean(),
    }),
    errors: [
      'TICKET_WRONG',
      'TIME_IN_FUTURE',
      'TIME_TOO_OLD',
      'CHILD_ALREADY_SIGNED_IN',
      'CHILD_COLLECTED',
      'CHILD_NOT_SIGNED_IN',
      'CHILD_NOT_ENROLLED',
      'COLLECTOR_NOT_ALLOWED',
      'RECORD_EXISTS',
      'ROOM_NOT_FOUND',
      'SIGN_OUT_BEFORE_SIGN_IN',
      'SIGN_OUT_OTHER_DAY',
      'STAFF_ALREADY_SIGNED_IN',
      'STAFF_NOT_SIGNED_IN',
    ],
  }),
  reportTap: post('/api/front/blade-garden/check/report/{id}', {
    description:
      'Reports a tap that was refused after it had waited for the network, so that managers can record it. `tapId` is the id of the tap on the tablet.',
    query: z.object({
      id: Id,
      tapId: Id,
      direction: z.enum(directions),
      occurredAt: Instant,
      collector: Line(80).refine(isPlain).optional(),
    }),
    returns: z.null(),
    own: true,
  }),
  setPin: post('/api/blade-garden/teacher/update-pin', {
    description:
      'Sets the PIN with which the signed-in person identifies at the tablet. One that is tried first, as 1234, is refused.',
    body: z.object({ pin: z.string().refine(isPin) }),
    returns: z.null(),
    own: true,
  }),
})
