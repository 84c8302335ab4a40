// Medicine, planned: what a parent agreed to for a child, when the next dose is due, and every dose with who gave and who
// checked it. For all staff, on every device and without a network. The hard rules: never twice within its interval, never
// outside what the parent agreed to, never for another child; and a dose that has happened is kept, whatever speaks against it.
import { z } from 'zod'
import { Drawing } from '../aftercare/aftercare.contract.ts'
import { relations } from '../contact/contact.rules.ts'
import { ChildCard } from '../kernel/childCard.ts'
import { feature, get, post } from '../kernel/feature.ts'
import { Day, DayOut, Id, Instant, InstantOut, Line, RoomCode, Text, TimeOfDay } from '../kernel/schema.ts'
import { medicineWays } from '../medicine/medicine.rules.ts'
import { messageKinds } from '../message/message.kind.ts'
import { doseOutcomes, medicineCategories } from './due.rules.ts'
import { doseConflicts, mostDoses, whyNots } from './medicinePlan.rules.ts'

/** A contact of the child who agrees. Without a drawing the name counts as the signature. */
const Signed = z.object({ contactId: Id, drawing: Drawing.nullable() })

const Said = z.object({ at: InstantOut, byName: z.string() })

const Dose = Said.extend({
  id: Id,
  dose: z.string(),
  outcome: z.enum(doseOutcomes),
  note: z.string().nullable(),
  checkedBy: z.object({ id: Id, name: z.string() }).nullable(),
  /** What the checker said about it, signed in as themselves. */
  check: z.object({ at: InstantOut, wasChecked: z.boolean(), note: z.string().nullable() }).nullable(),
  /** What spoke against it. Null where nothing did. */
  conflict: z.enum(doseConflicts).nullable(),
})

/** A dose of the medicine report. */
const OtherDose = Said.extend({ id: Id, name: z.string(), dose: z.string() })

const agreed = {
  category: z.enum(medicineCategories),
  name: Line(80),
  /** As on the label, with its unit. */
  dose: Line(80),
  way: z.enum(medicineWays),
  reason: Line(200),
  times: z.array(TimeOfDay).max(12),
  leastHours: z.int().min(1).max(48).nullable(),
  mostInDay: z.int().min(1).max(24).nullable(),
  note: Text(1000).nullable(),
}

const Authority = z.object({
  id: Id,
  childId: Id,
  ...agreed,
  fromDay: DayOut,
  untilDay: DayOut.nullable(),
  expiresOn: DayOut.nullable(),
  signed: Said.extend({ name: z.string(), drawing: Drawing.nullable() }),
  ended: Said.extend({ why: z.string().nullable() }).nullable(),
  /** The newest first, several of a day where several were told. The signature of the authority counts for its day, under
   *  the id of the authority. */
  words: z.array(Said.extend({ id: Id, day: DayOut, name: z.string(), lastGivenAt: InstantOut.nullable() })),
  /** The newest first: of two days on the board, of a month on the child's list. */
  doses: z.array(Dose),
  /** By the last count of what is here, without what was given since; null where nobody has counted. */
  dosesLeft: z.int().nullable(),
  /** Of the same medicine, in the same time. */
  otherDoses: z.array(OtherDose),
})

const MedicineChild = ChildCard.pick({
  id: true,
  firstName: true,
  familyName: true,
  birthDate: true,
  picture: true,
  allergies: true,
  dietNote: true,
}).extend({
  contacts: z.array(z.object({ id: Id, name: z.string(), relation: z.enum(relations) })),
  /** Where the child is, and since when; null while not here. */
  here: z.object({ roomCode: RoomCode, since: InstantOut }).nullable(),
})

const base = '/api/blade-garden/medicine-plan'
const own = true as const
const timeErrors = ['TIME_IN_FUTURE', 'TIME_TOO_OLD', 'RECORD_EXISTS'] as const

export const medicinePlan = feature('medicinePlan', {
  getBoard: get(`${base}/board`, {
    description:
      'Returns every authority that has not ended of the children who are here, with the doses of two days, and what has to be known before giving: face, name, age, allergies.',
    returns: z.object({
      rooms: z.array(z.object({ code: RoomCode, name: z.string(), own: z.boolean() })),
      children: z.array(MedicineChild),
      authorities: z.array(Authority),
    }),
    offline: 'today',
    own,
  }),
  listOfChild: get(`${base}/child`, {
    description:
      "Returns a child's authorities, also those that have ended, the newest first, and the doses of a month, also those of the medicine report.",
    query: z.object({ childId: Id }),
    returns: z.object({
      child: MedicineChild,
      authorities: z.array(Authority),
      /** Of the medicine report, of any medicine; the newest first. */
      otherDoses: z.array(OtherDose),
    }),
    offline: 'cache',
    own,
  }),
  submitAuthority: post(`${base}/submit`, {
    description:
      'Keeps what a parent agrees to. It is never changed: another dose is another authority. It has times of day, or the least hours between two doses and the most in 24 hours. For a period it has a last day, and for an ongoing condition a note of what the plan says.',
    body: z.object({
      id: Id,
      childId: Id,
      ...agreed,
      note: agreed.note.optional(),
      leastHours: agreed.leastHours.optional(),
      mostInDay: agreed.mostInDay.optional(),
      fromDay: Day,
      untilDay: Day.nullish(),
      expiresOn: Day.nullish(),
      signed: Signed,
      at: Instant,
    }),
    returns: Authority,
    offline: 'queue',
    own,
    errors: [...timeErrors, 'NOT_OF_THIS_CHILD'],
  }),
  endAuthority: post(`${base}/end`, {
    description: 'Ends an authority. The first end counts.',
    body: z.object({ id: Id, why: Text(200).nullish(), at: Instant }),
    returns: Authority,
    offline: 'queue',
    own,
    errors: ['TIME_IN_FUTURE', 'TIME_TOO_OLD'],
  }),
  confirmToday: post(`${base}/confirm`, {
    description:
      'Keeps that a parent agrees to the medicine on this day, and when the child last had it at home. Every word is kept, and the latest dose at home counts.',
    body: z.object({ id: Id, authorityId: Id, signed: Signed, lastGivenAt: Instant.nullish(), at: Instant }),
    returns: Authority,
    offline: 'queue',
    own,
    errors: [...timeErrors, 'AUTHORITY_ENDED', 'NOT_OF_THIS_CHILD'],
  }),
  give: post(`${base}/give`, {
    description:
      'Records a dose, or why it was not taken. Sent when it is given, it is refused where the authority does not allow it. What arrives minutes later has happened: it is kept, and those who oversee safety learn what spoke against it.',
    body: z.object({
      id: Id,
      authorityId: Id,
      /** Has to be the child of the authority. */
      childId: Id,
      dose: Line(80),
      outcome: z.enum(doseOutcomes),
      note: Text(500).nullish(),
      /** Another person of the centre, where the child took it. */
      checkedBy: Id.nullish(),
      at: Instant,
    }),
    returns: Authority,
    offline: 'queue',
    own,
    errors: [
      ...timeErrors,
      ...whyNots,
      'GIVER_IS_CHECKER',
      'CHECKER_REQUIRED',
      'NOTE_REQUIRED',
      'NOT_OF_THIS_CHILD',
      'STAFF_NOT_FOUND',
      'CHILD_NOT_PRESENT',
    ],
  }),
  countDoses: post(`${base}/count`, {
    description:
      'Keeps how many doses of a medicine are here: after a parent has brought it, or after somebody counted. What is given afterwards is taken off.',
    body: z.object({ id: Id, authorityId: Id, doses: z.int().min(0).max(mostDoses), at: Instant }),
    returns: Authority,
    offline: 'queue',
    own,
    errors: [...timeErrors],
  }),
  checkDose: post(`${base}/check`, {
    description:
      'Keeps what the person who is named as the checker of a dose says about it: that they checked it, or that they did not, which those who oversee safety learn. Their first answer counts.',
    body: z.object({
      id: Id,
      doseId: Id,
      wasChecked: z.boolean(),
      /** Required where it was not checked. */
      note: Text(500).nullish(),
      at: Instant,
    }),
    returns: Authority,
    offline: 'queue',
    own,
    errors: [...timeErrors, 'NOTE_REQUIRED'],
  }),
})

/** What awaits somebody who is named as the checker of a dose. */
export type MedicinePlanAwaiting = {
  dosesToCheck: { childName: string; medicine: string; dose: string; byName: string; at: string }
}

const about = z.object({ childName: z.string(), medicine: z.string() })
/** To those who oversee safety. */
export const medicinePlanMessages = messageKinds('medicinePlan', {
  overdue: about.extend({ roomName: z.string(), dueAt: InstantOut }),
  unchecked: about.extend({ at: InstantOut, byName: z.string(), checkerName: z.string() }),
  conflict: about.extend({ at: InstantOut, byName: z.string(), why: z.enum(doseConflicts) }),
})
