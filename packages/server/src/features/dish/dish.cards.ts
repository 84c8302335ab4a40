// What dishes contain, which follows from their ingredients.
import type { DishCard } from '@daybook/contract/dish/dish.schema.ts'
import { contentsOf } from '@daybook/contract/kernel/allergen.rules.ts'
import type { Tx } from '../../platform/database/database.ts'
import { namesOfDishes, type Part, partsOf } from './dish.queries.ts'

/** By id. Also of dishes that were removed since. */
export async function dishCards(tx: Tx, dishIds: readonly string[]): Promise<ReadonlyMap<string, DishCard>> {
  const ids = [...new Set(dishIds)]
  if (ids.length === 0) return new Map()
  const [dishes, parts] = await Promise.all([namesOfDishes(tx, ids), partsOf(tx, ids)])
  const partsById = Map.groupBy(parts, ({ dishId }) => dishId)
  return new Map(
    dishes.map(({ id, name, nameZh }) => [id, { id, name, nameZh, ...sumOf(partsById.get(id) ?? []) }]),
  )
}

const sumOf = (parts: readonly Part[]) => ({
  contains: contentsOf(parts.map(({ contains }) => contains)),
  hasIngredients: parts.length > 0,
  unchecked: parts.filter(({ isChecked }) => !isChecked).map(({ name }) => name),
})
