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
  /** Those without an enrolment, now or later. Who has waited longest comes first. */
  listWaiting: get('/api/blade-garden/children/waiting', {
    ...own,
    query: PageQuery,
    returns: Page(Waiting),
  }),
  getPicture: get('/api/blade-garden/children/picture', {
    query: z.object({ id: Id }),
    returns: ChildPicture,
    ...own,
  }),
  /** `avatar` is the `attachId` or the `link` of a picture that the caller has uploaded, or empty for none. */
  savePicture: post('/api/blade-garden/children/save-picture', {
    query: z.object({ id: Id, avatar: Text(600).default('') }),
    returns: ChildPicture,
    ...own,
  }),
  /** All children, sorted by name. `name` matches with and without macrons and accents. */
  listChildren: get('/api/blade-garden/children/list', {
    query: orderedPageQuery('firstName', 'familyName', 'birthDate').extend({
      name: z.string().trim().max(60).default(''),
      code: RoomCode.optional(),
    }),
    returns: Page(ChildCard),
    errors: ['ROOM_NOT_FOUND'],
  }),
  /** The rooms of one child, today's first. `userId` is the child's id, as the family spells it. */
  listRoomsOfChild: get('/api/blade-garden/common/query-child-group', {
    query: z.object({ userId: Id }),
    returns: z.array(ChildRoom),
  }),
})
