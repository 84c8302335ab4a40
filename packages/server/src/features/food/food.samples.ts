import { food } from '@daybook/contract/food/food.contract.ts'
import { registerSamples } from '@daybook/testkit/registers.ts'
import { samples } from '@daybook/testkit/samples.ts'
import { type World, worldDay } from '@daybook/testkit/world.ts'

const makeFood = ({ centre, build }: World) => build(centre.tenantId, (make) => make.food())
const { list, get, submit, remove } = registerSamples(makeFood, {
  name: 'Milk',
  bestBefore: worldDay,
  keptIn: 'fridge' as const,
})

export const foodSamples = samples(food, {
  list,
  get,
  submit,
  remove,
  listExpired: () => ({}),
  listToExpire: () => ({}),
  end: async (world) => ({ id: await makeFood(world), outcome: 'used' as const }),
  getSettings: () => ({}),
  saveSettings: () => ({ nearDays: 5 }),
})
