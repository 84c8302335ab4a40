// What staff should know about a child today: reminders, allergies, diet, birthday. `userId` is the child's id, as
// BladeX clients call it.

import { z } from 'zod'
import { Allergy, ChildCard } from '../kernel/childCard.ts'
import { feature, get } from '../kernel/feature.ts'
import { Day, Id } from '../kernel/schema.ts'

export const Reminder = z.object({
  id: Id,
  text: z.string(),
  startsOn: Day,
  /** The last day; null means until further notice. */
  endsOn: Day.nullable(),
})

export const ChildTips = z.object({
  userId: Id,
  /** The age that the child turns today; null when it is not their birthday. */
  turns: z.number().int().nullable(),
  /** Most severe first. */
  allergies: z.array(Allergy),
  dietNote: z.string().nullable(),
  diets: ChildCard.shape.diets,
  reminders: z.array(Reminder),
})

export const reminder = feature('reminder', {
  listChildrenWithTips: get('/api/blade-garden/child-tip/mobile-user-ids', {
    description: 'Lists the ids of the children enrolled today who have reminders.',
    returns: z.array(Id),
    offline: 'cache',
  }),
  getChildTips: get('/api/blade-garden/child-tip/detail', {
    description: 'Returns the reminders of one child.',
    query: z.object({ userId: Id }),
    returns: ChildTips,
    offline: 'cache',
  }),
})
