import { food } from '@daybook/contract/food/food.kind.ts'
import { registerSamples } from '@daybook/testkit/registers.ts'
import { samples } from '@daybook/testkit/samples.ts'
import { type World, worldDay } from '@daybook/testkit/world.ts'

const makeFood = ({ centre, build }: World) => build(centre.tenantId, (make) => make.food())
/** Food that the teacher has just ended. */
async function endedFood({ centre, build, ids, clock }: World): Promise<string> {
  return build(centre.tenantId, async (make, tx) => {
    const id = await make.food({ active: false, version: 2, outcome: 'used' })
    await tx
      .insertInto('registerChange')
      .values({
        id: ids(),
        register: 'food',
        recordId: id,
        version: 2,
        step: 'removed',
        byId: centre.teacher.id,
        at: clock.now().toISOString(),
      })
      .execute()
    return id
  })
}

const { get, submit, remove } = registerSamples(makeFood, {
  name: 'Milk',
  bestBefore: worldDay,
  keptIn: 'fridge' as const,
})

export const foodSamples = samples(food, {
  get,
  submit,
  remove,
  end: async (world) => ({ id: await makeFood(world), outcome: 'used' as const }),
  getEnding: async (world) => ({ id: await endedFood(world) }),
  undoEnd: async (world) => ({ id: await endedFood(world) }),
  saveSettings: () => ({ nearDays: 5 }),
})
