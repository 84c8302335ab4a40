// A child as every screen shows it: picture, name, age, room, allergies and diet. Every card has the allergies, so that no
// screen that feeds or applies something has to request them.
import { z } from 'zod'
import { avoidables, diets, sunscreenConsents } from './allergen.rules.ts'
import { Day, Id, Picture, RoomCode } from './schema.ts'
import { textures } from './texture.rules.ts'

const Avoids = z.array(z.enum(avoidables))

export const Allergy = z.object({
  substance: z.string(),
  severity: z.enum(['mild', 'severe', 'anaphylaxis']),
  note: z.string().nullable(),
  /** Allergens known to Daybook that it covers. Empty for others, such as bee stings. */
  allergens: Avoids,
  /** When the action plan has to be renewed. */
  planExpiresOn: Day.nullable(),
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
  dietAvoids: Avoids,
  /** Of religion, choice or culture. */
  diets: z.array(z.enum(diets)),
  /** How soft and small food has to be; null: as is usual at this age. */
  texture: z.enum(textures).nullable(),
  /** Null when the parents have not been asked yet. */
  sunscreenConsent: z.enum(sunscreenConsents).nullable(),
  /** Whether there is a reminder about this child that day. */
  hasReminder: z.boolean(),
})
