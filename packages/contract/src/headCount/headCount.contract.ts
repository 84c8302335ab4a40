// Heads counted, name to face: when a room moves, before a bus leaves, before the door is locked. For all staff, on every
// device and without a network. The hard rules: a count never changes attendance; it does not end while a child is missing
// whom nobody has explained; and a child who is not seen for a minute is an alarm for everybody.
import { z } from 'zod'
import { ChildCard } from '../kernel/childCard.ts'
import { feature, get, post } from '../kernel/feature.ts'
import { Day, DayOut, Id, Instant, InstantOut, Line, RoomCode } from '../kernel/schema.ts'
import { messageKinds } from '../message/message.kind.ts'
import { Moment } from '../rollCall/rollCall.kind.ts'
import { absenceReasons, countReasons } from './headCount.rules.ts'

const ShownChild = ChildCard.pick({ id: true, firstName: true, familyName: true, picture: true })
const Room = z.object({ code: RoomCode, name: z.string() })

/** A child who is signed in now. */
const Here = ShownChild.extend({
  roomCode: RoomCode,
  signedInAt: InstantOut,
  asleepSince: InstantOut.nullable(),
  /** The last entry of today: care, a sleep check, or an earlier count. */
  lastSeen: z
    .object({ what: z.string(), at: InstantOut, byName: z.string(), roomName: z.string().nullable() })
    .nullable(),
})

const Person = ShownChild.extend({
  marked: Moment.nullable(),
  absence: z
    .object({
      /** Null after the explanation was taken back. */
      why: z.enum(absenceReasons).nullable(),
      note: z.string().nullable(),
      at: InstantOut,
      byName: z.string(),
    })
    .nullable(),
  /** The last stay of the day; null without one. */
  stay: z
    .object({
      signedInAt: InstantOut,
      signedOutAt: InstantOut.nullable(),
      signedOutBy: z.string().nullable(),
    })
    .nullable(),
  /** Seen in another count while this one went on. */
  elsewhere: z.object({ at: InstantOut, byName: z.string(), roomName: z.string().nullable() }).nullable(),
})

const Count = z.object({
  id: Id,
  day: DayOut,
  reason: z.enum(countReasons),
  /** Null for the whole centre. */
  room: Room.nullable(),
  started: Moment,
  ended: Moment.nullable(),
  people: z.array(Person),
})

const base = '/api/blade-garden/head-count'
const own = true as const
const timeErrors = ['TIME_IN_FUTURE', 'TIME_TOO_OLD'] as const

export const headCount = feature('headCount', {
  getBoard: get(`${base}/board`, {
    description:
      'Returns the head counts that go on, who is signed in and what was last recorded of each, and whom to call. With the phone numbers of those who oversee safety: whoever searches for a child has to reach them.',
    returns: z.object({
      day: DayOut,
      rooms: z.array(Room.extend({ own: z.boolean() })),
      children: z.array(Here),
      counts: z.array(Count),
      callFirst: z.array(z.object({ id: Id, name: z.string(), phone: z.string().nullable() })),
    }),
    offline: 'today',
    own,
  }),
  getWatch: get(`${base}/watch`, {
    description:
      'Returns all that an alert about a missing child needs on any screen, also offline: the counts that go on, and who is missing.',
    returns: z.object({
      rooms: z.array(Room.extend({ own: z.boolean() })),
      counts: z.array(
        z.object({
          id: Id,
          roomCode: RoomCode.nullable(),
          startedAt: InstantOut,
          lastSeenAt: InstantOut.nullable(),
          missing: z.array(z.object({ id: Id, name: z.string() })),
        }),
      ),
    }),
    offline: 'today',
    own,
  }),
  listCounts: get(`${base}/list`, {
    description: 'Lists the head counts of a day, today without one, the newest first.',
    query: z.object({ date: Day.optional() }),
    returns: z.object({ day: DayOut, counts: z.array(Count) }),
    offline: 'today',
    own,
  }),
  start: post(`${base}/start`, {
    description:
      'Starts a head count of a room, or of the whole centre without one. On its list is whoever is signed in there, and whoever the device knows to be there. If a count of the same room goes on already, that one continues, and its answers are returned.',
    body: z.object({
      id: Id,
      reason: z.enum(countReasons),
      roomCode: RoomCode.nullable(),
      childIds: z.array(Id).max(500),
      at: Instant,
    }),
    returns: Count,
    offline: 'queue',
    own,
    errors: [...timeErrors, 'ROOM_NOT_FOUND', 'RECORD_EXISTS'],
  }),
  mark: post(`${base}/mark`, {
    description:
      'Marks children as seen, or takes the marks back. Whoever is seen and is not on the list is added to it. Of several devices the newest change of a child counts. After the end a child can still be found.',
    body: z.object({ id: Id, childIds: z.array(Id).min(1).max(500), isSeen: z.boolean(), at: Instant }),
    returns: Count,
    offline: 'queue',
    own,
    errors: [...timeErrors, 'HEAD_COUNT_ENDED'],
  }),
  explain: post(`${base}/explain`, {
    description:
      'Says why a child who is signed in was not seen, or takes that back without a reason. It changes no attendance.',
    body: z.object({
      id: Id,
      childId: Id,
      why: z.enum(absenceReasons).nullable(),
      note: Line(200).optional(),
      at: Instant,
    }),
    returns: Count,
    offline: 'queue',
    own,
    errors: [...timeErrors, 'HEAD_COUNT_ENDED', 'NOTE_REQUIRED'],
  }),
  end: post(`${base}/end`, {
    description:
      'Ends a head count. It is refused while a child is missing whom nobody has explained; `fields` names them. The first end counts.',
    body: z.object({ id: Id, at: Instant }),
    returns: Count,
    offline: 'queue',
    own,
    errors: [...timeErrors, 'HEAD_COUNT_INCOMPLETE'],
  }),
})

const about = z.object({ children: z.string(), roomName: z.string().nullable() })
/** To everybody at the centre: who was not seen for a minute, and that all of them have been found. */
export const headCountMessages = messageKinds('headCount', {
  missing: about.extend({ startedAt: InstantOut }),
  clear: about.extend({ byName: z.string() }),
})
