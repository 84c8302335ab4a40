// A dish as menus show it.
import { z } from 'zod'
import { foodContents } from '../kernel/allergen.rules.ts'
import { Id } from '../kernel/schema.ts'
import { mealTimes } from '../meal/meal.rules.ts'

export const MealName = z.enum(mealTimes)
export const Contains = z.array(z.enum(foodContents))

export const DishCard = z.object({
  id: Id,
  name: z.string(),
  nameZh: z.string().nullable(),
  /** Of all ingredients, each once. */
  contains: Contains,
  hasIngredients: z.boolean(),
  /** The names of ingredients that nobody has checked. */
  unchecked: z.array(z.string()),
})
export type DishCard = z.output<typeof DishCard>
