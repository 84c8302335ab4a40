import { z } from 'zod'
import { Id, InstantOut } from '../kernel/schema.ts'
import { personKinds } from './rollCall.rules.ts'

/** Who did something, and when. */
export const Moment = z.object({ at: InstantOut, by: z.object({ id: Id, name: z.string() }) })

/** Somebody on the list of a roll call. */
export const RollPerson = z.object({
  id: Id,
  kind: z.enum(personKinds),
  name: z.string(),
  roomName: z.string().nullable(),
  /** Who saw the person, and when; or who says that the child has left, because somebody collected them on the way. */
  marked: Moment.extend({ hasLeft: z.literal(true).optional() }).nullable(),
})
export type RollPerson = z.infer<typeof RollPerson>
