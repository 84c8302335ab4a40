// What is to be known about a child today: reminders, allergies, what it does not eat, its birthday. `userId` is
// the child's id, as the family spells it.
import { z } from 'zod'
import { Allergy } from '../child/child.contract.ts'
import { feature, get } from '../kernel/feature.ts'
import { Day, Id } from '../kernel/schema.ts'

export const Reminder = z.object({
  id: Id,
  text: z.string(),
  startsOn: Day,
  /** The last day; null: until further notice. */
  endsOn: Day.nullable(),
})

export const ChildTips = z.object({
  userId: Id,
  /** The age that it turns today. */
  turns: z.number().int().nullable(),
  /** The gravest first. */
  allergies: z.array(Allergy),
  dietNote: z.string().nullable(),
  reminders: z.array(Reminder),
})

export const reminder = feature('reminder', {
  /** Ids of the children enrolled today about whom there is something to know. */
  listChildrenWithTips: get('/api/blade-garden/child-tip/mobile-user-ids', {
    returns: z.array(Id),
    offline: 'cache',
  }),
  getChildTips: get('/api/blade-garden/child-tip/detail', {
    query: z.object({ userId: Id }),
    returns: ChildTips,
    offline: 'cache',
  }),
})
