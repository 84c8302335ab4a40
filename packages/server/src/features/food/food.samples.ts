import { food } from '@daybook/contract/food/food.kind.ts'
import { makeRow, registerSamples } from '@daybook/testkit/registers.ts'
import { samples } from '@daybook/testkit/samples.ts'
import type { World } from '@daybook/testkit/world.ts'

/** Food that the teacher has just ended. */
async function endedFood(world: World): Promise<string> {
  const { centre, build, clock } = world
  const id = await makeRow(world, 'food')
  return build(centre.tenantId, async (make, tx) => {
    await tx
      .updateTable('food')
      .set({ active: false, version: 2, outcome: 'used' })
      .where('id', '=', id)
      .execute()
    const change = { register: 'food', recordId: id, version: 2, step: 'removed' }
    await make.row('registerChange', { ...change, byId: centre.teacher.id, at: clock.now().toISOString() })
    return id
  })
}

export const foodSamples = samples(food, {
  ...registerSamples('food'),
  end: async (world) => ({ id: await makeRow(world, 'food'), outcome: 'used' as const }),
  getEnding: async (world) => ({ id: await endedFood(world) }),
  undoEnd: async (world) => ({ id: await endedFood(world) }),
  saveSettings: () => ({ nearDays: 5 }),
})
