// What the person who takes over a room has to know, on one page: the children who are here with their allergies, who may
// not collect them, who sleeps, what was given last and what happened today, and what is due next. Whoever reads it
// confirms it. The hard rules: nothing voided stands on it, and what was confirmed is never changed.
import { z } from 'zod'
import { ChildPresence } from '../attendance/attendance.contract.ts'
import { CareLogEntry } from '../care/care.contract.ts'
import { feature, get, post } from '../kernel/feature.ts'
import { Id, Instant, InstantOut, RoomCode } from '../kernel/schema.ts'
import { doseOutcomes } from '../medicinePlan/due.rules.ts'
import { TaskItem } from '../today/today.contract.ts'

const CareOfToday = CareLogEntry.pick({ id: true, kind: true, occurredAt: true, note: true, detail: true })

/** What and where, without what the report tells beyond that: only some may read the report. */
const Injury = z.object({
  /** Id of the accident. */
  id: Id,
  at: InstantOut,
  injuries: z.array(z.string()),
  bodyParts: z.array(z.string()),
  isWatched: z.boolean(),
  /** When the next look after a blow to the head is due. */
  nextLookAt: InstantOut.nullable(),
})

const Dose = z.object({
  id: Id,
  at: InstantOut,
  name: z.string(),
  dose: z.string(),
  /** What happened where the child did not simply have it, and what is noted about that. */
  problem: z
    .object({ outcome: z.enum(doseOutcomes).exclude(['given']), note: z.string().nullable() })
    .optional(),
})

/** Of a planned medicine: when it is due today; without a time, when it may be given where it is needed. */
const NextDose = z.object({
  id: Id,
  name: z.string(),
  dose: z.string(),
  dueAt: InstantOut.nullable(),
  /** Null where it may be given now, or not today. */
  from: InstantOut.nullable(),
})

const BriefedChild = ChildPresence.pick({
  id: true,
  firstName: true,
  familyName: true,
  birthDate: true,
  picture: true,
  allergies: true,
  dietNote: true,
  diets: true,
  expectedUntil: true,
}).extend({
  /** The names of the contacts who may not pick the child up. */
  mayNotCollect: z.array(z.string()),
  /** Court orders on contacts: about whom, what to do, and the number to call. */
  orders: z.array(z.object({ name: z.string(), note: z.string(), phone: z.string().nullable() })),
  /** A court order, or who must not collect the child. */
  custodyNote: z.string().nullable(),
  /** The last entry of each kind of care today and every note of the day, newest first. */
  care: z.array(CareOfToday),
  /** Of today, also those that were refused or left out, newest first. */
  doses: z.array(Dose),
  /** Of medicines that are planned, by time. */
  nextDoses: z.array(NextDose),
  /** Of today, newest first. */
  injuries: z.array(Injury),
  reminders: z.array(z.string()),
  /** When the newest of what stands here about the child was recorded. */
  changedAt: InstantOut,
})

const Reading = z.object({
  id: Id,
  roomCode: RoomCode,
  by: z.object({ id: Id, name: z.string() }),
  at: InstantOut,
  /** When the newest of what was read had been recorded. */
  newestAt: InstantOut.nullable(),
})

export const briefing = feature('briefing', {
  getBriefing: get('/api/blade-garden/room-briefing', {
    description:
      'Returns the briefing of a room: the children who are here now with what is special about each today, the tasks that are due within some hours, and who has read it today, newest first.',
    query: z.object({ code: RoomCode }),
    returns: z.object({
      /** The server's time. */
      now: InstantOut,
      room: z.object({ code: RoomCode, name: z.string() }),
      children: z.array(BriefedChild),
      /** Of the room and of the whole centre, by due time, without those that are done. */
      planned: z.array(TaskItem),
      readings: z.array(Reading),
    }),
    own: true,
    offline: 'today',
    errors: ['ROOM_NOT_FOUND'],
  }),
  confirmRead: post('/api/blade-garden/room-briefing/confirm', {
    description:
      'Records that the signed-in person has read the briefing of a room. `newestAt` is when the newest of what they read was recorded. Sending the same again gets the same answer.',
    body: z.object({ id: Id, code: RoomCode, occurredAt: Instant, newestAt: Instant.nullish() }),
    returns: Reading,
    own: true,
    offline: 'queue',
    errors: ['ROOM_NOT_FOUND', 'TIME_IN_FUTURE', 'TIME_TOO_OLD', 'RECORD_EXISTS'],
  }),
})
