import { mealMenu } from '@daybook/contract/mealMenu/mealMenu.kind.ts'
import { registerSamples } from '@daybook/testkit/registers.ts'
import { samples } from '@daybook/testkit/samples.ts'
import { type World, worldDay } from '@daybook/testkit/world.ts'

const makeMenu = ({ centre, build }: World) => build(centre.tenantId, (make) => make.mealMenu())
const makeDish = ({ centre, build }: World) => build(centre.tenantId, (make) => make.dish())

/** A draft of two weeks with a dish on the first Monday. */
const planned = ({ centre, build }: World) =>
  build(centre.tenantId, async (make) => {
    const menuId = await make.mealMenu()
    await make.menuDish(menuId, await make.dish())
    return menuId
  })

const { get, submit, remove } = registerSamples(makeMenu, {
  name: 'Winter',
  startsOn: '2026-11-16',
  weeks: 2,
})

const onDay = { day: worldDay, meal: 'lunch' as const }
const ingredientOf = ({ centre, build }: World) => build(centre.tenantId, (make) => make.ingredient())

export const mealMenuSamples = samples(mealMenu, {
  get,
  submit,
  remove,
  getPlan: async (world) => ({ id: await planned(world) }),
  setDishes: async (world) => ({
    id: await makeMenu(world),
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
  recall: async (world) => ({ ingredientId: await ingredientOf(world), from: worldDay, until: worldDay }),
})
