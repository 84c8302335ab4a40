// What to buy for a week: the ingredients of its dishes, for the children who are booked.
import { addDays } from '@daybook/contract/kernel/dates.ts'
import type { mealMenu } from '@daybook/contract/mealMenu/mealMenu.kind.ts'
import { mondayOf } from '@daybook/contract/mealMenu/mealMenu.rules.ts'
import { codeOf } from '@daybook/contract/roster/roster.rules.ts'
import type { ContextOf } from '../../platform/context.ts'
import { dishCards, partsOf } from '../dish/index.ts'
import { expectedIn } from '../roster/index.ts'
import { menuDays } from './mealMenu.days.ts'

export async function getShopping({ tx, input }: ContextOf<(typeof mealMenu.operations)['getShopping']>) {
  const from = mondayOf(input.day)
  const until = addDays(from, 6)
  const days = await menuDays(tx, from, until)
  const dishIds = [...new Set(days.flatMap(({ meals }) => meals.flatMap((meal) => meal.dishIds)))]
  const [cards, parts, { bookings }] = await Promise.all([
    dishCards(tx, dishIds),
    partsOf(tx, dishIds),
    expectedIn(tx, from),
  ])
  const childrenOn = (day: string) => bookings.filter((one) => one.days.includes(codeOf(day))).length
  const uses = days.flatMap(({ day, meals }) =>
    meals.flatMap(({ meal, dishIds }) =>
      dishIds.map((dishId) => ({
        dishId,
        use: { day, meal, dish: cards.get(dishId)?.name ?? '', children: childrenOn(day) },
      })),
    ),
  )
  const ingredients = [...Map.groupBy(parts, ({ id }) => id)].map(([id, having]) => {
    const own = uses
      .filter(({ dishId }) => having.some((part) => part.dishId === dishId))
      .map(({ use }) => use)
    return {
      id,
      name: having[0]?.name ?? '',
      portions: own.reduce((sum, { children }) => sum + children, 0),
      uses: own,
    }
  })
  return { from, until, ingredients: ingredients.sort((a, b) => a.name.localeCompare(b.name)) }
}
