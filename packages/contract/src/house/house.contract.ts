// Who is in the house now: children, staff and visitors, for an evacuation. The hard rule: it can be read without a
// network, as it was last read.
import { z } from 'zod'
import { feature, get } from '../kernel/feature.ts'
import { Id, InstantOut, RoomCode } from '../kernel/schema.ts'

const Present = z.object({
  id: Id,
  name: z.string(),
  /** Where an excursion of today last counted this person. Without `isBack`, whether they are back is for who reads it to
   *  say. */
  counted: z
    .object({
      excursion: z.string(),
      place: z.string(),
      at: InstantOut,
      /** It was the count back at the centre. */
      isBack: z.boolean().optional(),
    })
    .optional(),
})

export const House = z.object({
  /** When this was read, by the server's clock. */
  at: InstantOut,
  rooms: z.array(
    z.object({ code: RoomCode, name: z.string(), children: z.array(Present), staff: z.array(Present) }),
  ),
  /** Staff who work in no room. */
  staff: z.array(Present),
  visitors: z.array(
    Present.extend({
      company: z.string().nullable(),
      withName: z.string(),
      /** Somebody who came on an earlier day has probably forgotten to sign out. */
      checkedInAt: InstantOut,
    }),
  ),
})

export const house = feature('house', {
  getHouse: get('/api/blade-garden/check/house', {
    description:
      'Returns who is in the building now: children, staff and visitors, for an evacuation. Whoever an excursion of today has counted comes with where and when. A tablet gets first names and initials.',
    returns: House,
    offline: 'today',
    own: true,
  }),
})
