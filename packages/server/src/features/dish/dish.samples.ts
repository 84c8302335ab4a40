import { dish } from '@daybook/contract/dish/dish.kind.ts'
import { samples } from '@daybook/testkit/samples.ts'
import type { World } from '@daybook/testkit/world.ts'

const makeDish = ({ centre, build }: World) => build(centre.tenantId, (make) => make.dish())
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
