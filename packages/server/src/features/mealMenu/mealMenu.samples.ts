import { mealMenu } from '@daybook/contract/mealMenu/mealMenu.kind.ts'
import { makeRow, registerSamples } from '@daybook/testkit/registers.ts'
import { samples } from '@daybook/testkit/samples.ts'
import { type World, worldDay } from '@daybook/testkit/world.ts'
import { makeDish } from '../dish/dish.samples.ts'

/** A draft of two weeks with a dish on the first Monday. */
async function planned(world: World): Promise<string> {
  const menuId = await makeRow(world, 'mealMenu', { weeks: 2 })
  const cell = { menuId, dishId: await makeDish(world), week: 1, weekday: 1, meal: 'lunch', place: 0 }
  await world.build(world.centre.tenantId, (make) => make.row('mealMenuDish', cell))
  return menuId
}

const onDay = { day: worldDay, meal: 'lunch' as const }

export const mealMenuSamples = samples(mealMenu, {
  ...registerSamples('mealMenu'),
  getPlan: async (world) => ({ id: await planned(world) }),
  setDishes: async (world) => ({
    id: await makeRow(world, 'mealMenu'),
    week: 1,
    weekday: 1,
    meal: 'lunch' as const,
    dishIds: [await makeDish(world)],
  }),
  copyWeek: async (world) => ({ id: await planned(world), from: 1, to: 2 }),
  publish: async (world) => ({ id: await planned(world) }),
  getWeek: () => ({ day: worldDay }),
  changeDay: async (world) => ({
    ...onDay,
    id: world.ids(),
    dishIds: [await makeDish(world)],
    reason: 'The oven is broken.',
  }),
  revertDay: ({ ids }) => ({ ...onDay, id: ids() }),
  getServings: () => onDay,
  getShopping: () => ({ day: worldDay }),
  getEaten: () => ({ from: worldDay, until: worldDay }),
  recall: async (world) => ({
    ingredientId: await makeRow(world, 'ingredient'),
    from: worldDay,
    until: worldDay,
  }),
})
