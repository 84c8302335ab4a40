// What comes after an accident: a child with a blow to the head is looked at for some hours, and the parent who collects
// signs that they know. Any teacher looks and lets sign. The hard rules: looks are never changed, and it is signed once.
import { z } from 'zod'
import { feature, get, post } from '../kernel/feature.ts'
import { Id, Instant, InstantOut, Line, RoomCode, Text } from '../kernel/schema.ts'
import { messageKinds } from '../message/message.kind.ts'
import { GapOut, type LateLooks } from '../watch/watch.schema.ts'
import { headSigns, mostLines, mostNumbers, signatureBox } from './aftercare.rules.ts'

/** A signature drawn with a finger. */
export const Drawing = z
  .array(z.array(z.int().min(0).max(signatureBox.width)).min(2).max(mostNumbers))
  .min(1)
  .max(mostLines)

const Child = z.object({ id: Id, firstName: z.string(), familyName: z.string() })

const Aftercare = z.object({
  incidentId: Id,
  child: Child,
  occurredAt: InstantOut,
  /** Null where the head was not hit. */
  watch: z
    .object({
      times: z.array(InstantOut),
      nextAt: InstantOut.nullable(),
      /** When the child has been here since then. */
      stays: z.array(z.object({ from: InstantOut, until: InstantOut.nullable() })),
      /** Looks that were late or missed, with who took the look that ended each. */
      gaps: z.array(GapOut.extend({ byName: z.string().nullable() })),
      looks: z.array(
        z.object({
          id: Id,
          at: InstantOut,
          byName: z.string(),
          signs: z.array(z.enum(headSigns)),
          note: z.string().nullable(),
        }),
      ),
    })
    .nullable(),
  signature: z
    .object({ name: z.string(), drawing: Drawing.nullable(), at: InstantOut, byName: z.string() })
    .nullable(),
})

const base = '/api/blade-garden/flow-acc/aftercare'

export const aftercareMessages = messageKinds('aftercare', {
  lookOverdue: z.object({ childName: z.string(), roomName: z.string(), dueAt: InstantOut }),
})

/** Sections of the manager's page of today, with the parameters of their rows. */
export type AftercareOversight = { lateLooks: LateLooks }

export const aftercare = feature('aftercare', {
  get: get(base, {
    description:
      "Returns the watch over a child after a head injury, with every look, the looks that were late or missed, and the parent's signature.",
    query: z.object({ id: Id }),
    returns: Aftercare,
    offline: 'cache',
    own: true,
  }),
  getWatch: get(`${base}/watch`, {
    description:
      'Returns all that an alert about due looks needs on any screen, also offline: who is watched and here now, and the rooms.',
    returns: z.object({
      rooms: z.array(
        z.object({
          code: RoomCode,
          name: z.string(),
          /** Whether the reader is assigned to it or signed in to it now. */
          own: z.boolean(),
        }),
      ),
      watched: z.array(
        z.object({
          incidentId: Id,
          child: Child,
          roomCode: RoomCode,
          times: z.array(InstantOut),
          lastAt: InstantOut.nullable(),
        }),
      ),
    }),
    offline: 'today',
    own: true,
  }),
  look: post(`${base}/look`, {
    description:
      'Records a look at a child who is watched after a head injury. `signs` is empty when the child is well. Sending the same look again gets the same answer.',
    body: z.object({
      id: Id,
      incidentId: Id,
      signs: z.array(z.enum(headSigns)).max(headSigns.length),
      note: Text(500).nullish(),
      /** When it was; now when it is left out. */
      seenAt: Instant.optional(),
    }),
    returns: Aftercare,
    offline: 'queue',
    errors: ['TIME_IN_FUTURE', 'TIME_TOO_OLD', 'RECORD_EXISTS'],
    own: true,
  }),
  sign: post(`${base}/sign`, {
    description:
      'Records that a parent has read the report. Without a drawing, the typed name counts as the signature.',
    body: z.object({ id: Id, incidentId: Id, name: Line(80), drawing: Drawing.nullable() }),
    returns: Aftercare,
    errors: ['RECORD_EXISTS'],
    own: true,
  }),
})
