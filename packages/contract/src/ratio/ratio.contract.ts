// The ratio of adults to children, now and over the day: who counts, how many the country's rule asks for, and when there
// were too few. For all staff, on every device and without a network. The hard rule: a time with too few adults is kept
// with its length and cause; it can be explained and never removed.
import { z } from 'zod'
import { ChildCard } from '../kernel/childCard.ts'
import { feature, get, post } from '../kernel/feature.ts'
import {
  areDays,
  Day,
  DayOut,
  daysQuery,
  Id,
  Instant,
  InstantOut,
  Line,
  ofDays,
  Page,
  PageQuery,
  RoomCode,
} from '../kernel/schema.ts'
import { messageKinds } from '../message/message.kind.ts'
import { type Cause, causes, pauseKinds } from './ratio.rules.ts'

const Period = z.object({ from: InstantOut, until: InstantOut.nullable() })
const InRoom = Period.extend({ roomCode: RoomCode.nullable() })

const Adult = z.object({
  id: Id,
  name: z.string(),
  avatar: z.string(),
  stays: z.array(InRoom),
  pauses: z.array(Period.extend({ id: Id, kind: z.enum(pauseKinds) })),
  /** Titles of the certificates without which nobody counts, and which have expired. */
  lapsed: z.array(z.string()),
})

const Shortfall = Period.extend({
  id: Id,
  day: DayOut,
  cause: z.enum(causes),
  /** The adult who left or paused then. */
  causeName: z.string().nullable(),
  /** When it was worst. */
  adults: z.int(),
  needed: z.int(),
  children: z.int(),
  explanation: z.string().nullable(),
  explainedBy: z.string().nullable(),
  can: z.array(z.enum(['explain'])),
})

const Room = z.object({ code: RoomCode, name: z.string() })

const RatioBoard = z.object({
  day: DayOut,
  country: z.string(),
  region: z.string().nullable(),
  rooms: z.array(Room),
  /** Everybody who has been here today. */
  children: z.array(
    ChildCard.pick({ id: true, firstName: true, familyName: true, picture: true }).extend({
      /** Of age today. */
      months: z.int(),
      stays: z.array(InRoom),
    }),
  ),
  adults: z.array(Adult),
  /** By half hours, from the published week, leave and bookings; empty where nothing is published. */
  planned: z.array(
    z.object({ at: z.string(), adults: z.int(), children: z.int(), needed: z.int().nullable() }),
  ),
  shortfalls: z.array(Shortfall),
  can: z.array(z.enum(['moveAdults', 'moveChildren', 'pauseOthers'])),
})

const Stayed = Period.extend({ id: Id, name: z.string() })

/** The section of the manager's page of today: times of the last seven days with too few adults that nobody has explained. */
export type RatioOversight = {
  shortfalls: {
    from: string
    until: string | null
    adults: number
    needed: number
    children: number
    cause: Cause
    causeName: string | null
  }
}

export const ratioMessages = messageKinds('ratio', {
  tooFew: z.object({ adults: z.int(), needed: z.int(), since: InstantOut }),
})

const base = '/api/blade-garden/ratio'

export const ratio = feature('ratio', {
  getBoard: get(`${base}/board`, {
    description:
      'Returns who has been here today and when, who of the adults did not count, what is planned for the rest of the day, and the times with too few adults. The counts follow from it by the rule of the country.',
    returns: RatioBoard,
    offline: 'today',
    own: true,
  }),
  getDay: get(`${base}/day`, {
    description:
      'Returns who was here on a day and when, in which room, who of the adults did not count, and the visitors. Who was here at a time, and whether there were enough adults, follows from it by the rule of the country on that day.',
    query: z.object({ date: Day }),
    returns: RatioBoard.pick({
      day: true,
      country: true,
      region: true,
      rooms: true,
      children: true,
      adults: true,
    }).extend({
      /** None without the right to visitors. */
      visitors: z.array(Stayed),
    }),
    own: true,
  }),
  getWatch: get(`${base}/watch`, {
    description:
      'Returns all that an alert about too few adults needs on any screen, also offline: the time that goes on now, and the rooms.',
    returns: z.object({
      rooms: z.array(Room.extend({ own: z.boolean() })),
      short: z.object({ id: Id, since: InstantOut, adults: z.int(), needed: z.int() }).nullable(),
    }),
    offline: 'today',
    own: true,
  }),
  pause: post(`${base}/pause`, {
    description:
      'Starts a break or other work during which a member of staff does not count. It is of the signed-in person unless `staffId` names another.',
    body: z.object({
      id: Id,
      kind: z.enum(pauseKinds),
      staffId: Id.optional(),
      occurredAt: Instant.optional(),
    }),
    returns: Period.extend({ id: Id, kind: z.enum(pauseKinds), staffId: Id }),
    offline: 'queue',
    own: true,
    errors: [
      'STAFF_NOT_SIGNED_IN',
      'TIME_IN_FUTURE',
      'TIME_TOO_OLD',
      'RECORD_EXISTS',
      'STAFF_PAUSED_ALREADY',
    ],
  }),
  resume: post(`${base}/resume`, {
    description: 'Ends a break or other work, so that the member of staff counts again.',
    body: z.object({ id: Id, occurredAt: Instant.optional() }),
    returns: Period.extend({ id: Id, kind: z.enum(pauseKinds), staffId: Id }),
    offline: 'queue',
    own: true,
    errors: ['TIME_IN_FUTURE', 'TIME_TOO_OLD'],
  }),
  moveAdult: post(`${base}/move-adult`, {
    description:
      'Moves a member of staff who is at work to another room. The time at work is not interrupted.',
    body: z.object({ staffId: Id, roomCode: RoomCode.nullable(), occurredAt: Instant.optional() }),
    returns: z.object({ staffId: Id, roomCode: RoomCode.nullable() }),
    offline: 'queue',
    own: true,
    errors: ['STAFF_NOT_SIGNED_IN', 'ROOM_NOT_FOUND', 'TIME_IN_FUTURE', 'TIME_TOO_OLD'],
  }),
  moveChildren: post(`${base}/move-children`, {
    description:
      'Moves children who are here to another room. Their attendance is not interrupted. If one of them is not signed in, none are moved.',
    body: z.object({ ids: z.array(Id).min(1).max(200), roomCode: RoomCode, occurredAt: Instant.optional() }),
    returns: z.object({ ids: z.array(Id), roomCode: RoomCode }),
    offline: 'queue',
    own: true,
    errors: ['CHILD_NOT_SIGNED_IN', 'ROOM_NOT_FOUND', 'TIME_IN_FUTURE', 'TIME_TOO_OLD'],
  }),
  listShortfalls: get(`${base}/shortfalls`, {
    description:
      'Lists the times with too few adults of up to 31 days, or of today when no day is given, the newest first.',
    query: PageQuery.extend(daysQuery).refine(areDays, ofDays),
    returns: Page(Shortfall),
    offline: 'today',
    own: true,
  }),
  explain: post(`${base}/explain`, {
    description: 'Says why there were too few adults. It can be said once; the time itself stays as it is.',
    body: z.object({ id: Id, explanation: Line(500) }),
    returns: Shortfall,
    own: true,
    errors: ['EXPLAINED_ALREADY'],
  }),
})
