// A child as every screen shows it: picture, name, age, room, allergies and diet. Every card has the allergies, so that no
// screen that feeds or applies something has to request them.
import { z } from 'zod'
import { allergens, sunscreenConsents } from './allergen.rules.ts'
import { Day, Id, Picture, RoomCode } from './schema.ts'

const Allergens = z.array(z.enum(allergens))

export const Allergy = z.object({
  substance: z.string(),
  severity: z.enum(['mild', 'severe', 'anaphylaxis']),
  note: z.string().nullable(),
  /** Allergens known to Daybook that it covers. Empty for others, such as bee stings. */
  allergens: Allergens,
})

export const ChildCard = z.object({
  id: Id,
  firstName: z.string(),
  familyName: z.string(),
  birthDate: Day,
  picture: Picture,
  /** The room the child is enrolled in on the requested day; null when not enrolled that day. */
  roomId: Id.nullable(),
  roomCode: RoomCode.nullable(),
  roomName: z.string().nullable(),
  inNappies: z.boolean(),
  /** Most severe first. */
  allergies: z.array(Allergy),
  dietNote: z.string().nullable(),
  dietAvoids: Allergens,
  /** Null when the parents have not been asked yet. */
  sunscreenConsent: z.enum(sunscreenConsents).nullable(),
  /** Whether there is a reminder about this child that day. */
  hasReminder: z.boolean(),
})
