// Children as every screen shows them: picture, name, age, room, allergies and diet. Every card has the allergies, so
// that no screen that feeds or applies something has to request them.
import { z } from 'zod'
import { allergens, sunscreenConsents } from '../care/allergen.rules.ts'
import { feature, get, post } from '../kernel/feature.ts'
import { Day, Id, orderedPageQuery, Page, PageQuery, Picture, Text } from '../kernel/schema.ts'
import { registerOperations } from '../register/register.kind.ts'
import { RoomCode, RoomOption } from '../room/room.contract.ts'
import { childRegister } from './child.register.ts'

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

const ChildPicture = ChildCard.pick({ id: true, firstName: true, familyName: true, picture: true })

/** A room of a child's enrolment, with its first and last day. */
export const ChildRoom = RoomOption.extend({
  startsOn: Day,
  endsOn: Day.nullable(),
  current: z.boolean(),
})

/** A child whose parents wait for a place. */
const Waiting = z.object({
  id: Id,
  firstName: z.string(),
  familyName: z.string(),
  birthDate: Day,
  waitingSince: Day,
  wantedFrom: Day.nullable(),
  /** The room that they would like. */
  roomName: z.string().nullable(),
})

const at = registerOperations('/api/blade-garden/children', childRegister)
const own = { own: true as const }

export const child = feature('child', {
  /** The register, for those who look after enrolments. */
  list: { ...at.list('register'), ...own },
  get: { ...at.get(), ...own },
  submit: { ...at.submit(), ...own },
  /** Not while a child is signed in. */
  remove: { ...at.remove(['STILL_IN_USE']), ...own },
  listWaiting: get('/api/blade-garden/children/waiting', {
    description:
      'Lists the children without a current or future enrolment, those who have waited longest first.',
    ...own,
    query: PageQuery,
    returns: Page(Waiting),
  }),
  getPicture: get('/api/blade-garden/children/picture', {
    description: "Returns the address of a child's picture.",
    query: z.object({ id: Id }),
    returns: ChildPicture,
    ...own,
  }),
  savePicture: post('/api/blade-garden/children/save-picture', {
    description:
      "Sets a child's picture. `avatar` is the `attachId` or the `link` of a picture that the caller has uploaded, or empty to remove it.",
    query: z.object({ id: Id, avatar: Text(600).default('') }),
    returns: ChildPicture,
    ...own,
  }),
  listChildren: get('/api/blade-garden/children/list', {
    description:
      'Lists all children by name. The filter `name` matches with and without macrons and accents.',
    query: orderedPageQuery('firstName', 'familyName', 'birthDate').extend({
      name: z.string().trim().max(60).default(''),
      code: RoomCode.optional(),
    }),
    returns: Page(ChildCard),
    errors: ['ROOM_NOT_FOUND'],
  }),
  listRoomsOfChild: get('/api/blade-garden/common/query-child-group', {
    description:
      "Lists the rooms of one child, today's room first. `userId` is the child's id, as the family of clients spells it.",
    query: z.object({ userId: Id }),
    returns: z.array(ChildRoom),
  }),
})
