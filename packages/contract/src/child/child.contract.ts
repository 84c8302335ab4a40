// The children of a centre: their records, and what screens ask of them. What every screen shows of a child is its card
// (kernel/childCard.ts).

import { z } from 'zod'
import { ChildCard } from '../kernel/childCard.ts'
import { feature, get, post } from '../kernel/feature.ts'
import { Day, Id, orderedPageQuery, Page, PageQuery, RoomCode, Text } from '../kernel/schema.ts'
import { registerOperations } from '../register/register.kind.ts'
import { RoomOption } from '../room/room.kind.ts'
import { childRegister } from './child.register.ts'

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
