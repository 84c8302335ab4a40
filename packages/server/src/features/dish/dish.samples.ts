import { dish } from '@daybook/contract/dish/dish.kind.ts'
import { makeRow } from '@daybook/testkit/registers.ts'
import { samples } from '@daybook/testkit/samples.ts'
import type { World } from '@daybook/testkit/world.ts'

/** A dish with an ingredient of its own. */
export async function makeDish(world: World): Promise<string> {
  const part = { dishId: await makeRow(world, 'dish'), ingredientId: await makeRow(world, 'ingredient') }
  await world.build(world.centre.tenantId, (make) => make.row('dishIngredient', { ...part, place: 0 }))
  return part.dishId
}

const one = async (world: World) => ({ id: await makeDish(world) })

export const dishSamples = samples(dish, {
  get: one,
  submit: async (world) => ({
    ...(await one(world)),
    name: 'Pancakes',
    ingredients: [{ name: 'Flour' }, { name: 'Milk' }, { name: 'Egg' }],
  }),
  remove: async (world) => ({ ids: await makeDish(world) }),
  getContents: one,
})
