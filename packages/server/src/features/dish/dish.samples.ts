import { dish } from '@daybook/contract/dish/dish.kind.ts'
import { registerSamples } from '@daybook/testkit/registers.ts'
import { samples } from '@daybook/testkit/samples.ts'
import type { World } from '@daybook/testkit/world.ts'

const makeDish = ({ centre, build }: World) => build(centre.tenantId, (make) => make.dish())
const { get, submit, remove } = registerSamples(makeDish, {
  name: 'Pancakes',
  ingredients: [{ name: 'Flour' }, { name: 'Milk' }, { name: 'Egg' }],
})

export const dishSamples = samples(dish, {
  get,
  submit,
  remove,
  getContents: async (world) => ({ id: await makeDish(world) }),
})
