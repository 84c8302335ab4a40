// Meals: which one, how much a child ate, what there was and what it contains. Teachers record them for a room at once;
// the meal is that of the time of day, and what was served is that of the room's last entry. The hard rule: a child is
// given what an allergy or a diet excludes only with a reason and a second person who has checked.

import { z } from 'zod'
import { careOperations } from '../care/care.kind.ts'
import type { KindRules } from '../care/care.rules.ts'
import { foodContents } from '../kernel/allergen.rules.ts'
import { feature } from '../kernel/feature.ts'
import { Line } from '../kernel/schema.ts'
import type { TaskKind } from '../task/task.kind.ts'
import { containedIn, type Described, mealTimes, portions } from './meal.rules.ts'

export const MealDetail = z.object({
  eaten: z.enum(portions),
  meal: z.enum(mealTimes),
  seconds: z.boolean(),
  /** Water was offered with it. */
  water: z.boolean(),
  /** What there was, in words. */
  what: Line(200).nullable(),
  /** What the room's meal contains. */
  contains: z.array(z.enum(foodContents)).max(foodContents.length),
  /** This child had something else, without what the child must avoid. */
  alternative: z.boolean(),
})
export type MealDetail = z.output<typeof MealDetail>

export const mealRules = {
  awaited: {},
  needsSecond: true,
  contains: containedIn,
} satisfies KindRules<Described>

export const mealTask = {
  page: '/pages/home/task/meal',
  subject: 'meal',
  order: 2.5,
  menu: { group: 'day', icon: 'toolsKitchen2', order: 4 },
} as const satisfies TaskKind

export const mealCare = { ...mealRules, detail: MealDetail }

export const meal = feature('meal', careOperations('meal', MealDetail))
