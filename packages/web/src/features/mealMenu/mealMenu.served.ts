// What the menu has for a meal of a day, as it is recorded.
import { isUnknown } from '@daybook/contract/dish/dish.rules.ts'
import { contentsOf } from '@daybook/contract/kernel/allergen.rules.ts'
import { useQuery } from '@tanstack/react-query'
import { weekQuery } from './mealMenu.data.ts'

/** The most that is recorded of what there was. */
const longest = 200

/** By meal, what the menu of a day has. Undefined where nothing is on it, or where it is not known what a dish contains:
 *  an ingredient may have changed since the menu was published. */
export function useMenu(day: string) {
  const { data } = useQuery(weekQuery(day))
  const meals = data?.days.find((one) => one.day === day)?.meals
  return (meal: string) => {
    const dishes = meals?.find((one) => one.meal === meal)?.dishes ?? []
    if (dishes.length === 0 || dishes.some(isUnknown)) return undefined
    return {
      what: dishes
        .map(({ name }) => name)
        .join(', ')
        .slice(0, longest),
      contains: contentsOf(dishes.map(({ contains }) => contains)),
    }
  }
}
