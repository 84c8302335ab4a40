import { bottle } from '@daybook/contract/bottle/bottle.contract.ts'
import { samples } from '@daybook/testkit/samples.ts'
import { type World, worldNow } from '@daybook/testkit/world.ts'

const childOf = ({ centre }: World) => centre.under2.present[0]

const made = {
  milk: 'formula' as const,
  brand: 'Stage 1',
  amount: 180,
  keptIn: 'fridge' as const,
  fromHome: false,
}

/** A bottle that was made just now. */
function makeBottle(world: World): Promise<string> {
  const { centre, build } = world
  const row = { childId: childOf(world), ...made, madeAt: worldNow, byId: centre.teacher.id }
  return build(centre.tenantId, (make) => make.row('bottle', row))
}

export const bottleSamples = samples(bottle, {
  getBoard: async (world) => {
    await makeBottle(world)
    return {}
  },
  make: (world) => ({ id: world.ids(), childId: childOf(world), ...made, at: worldNow }),
  takeStep: async (world) => ({
    id: world.ids(),
    bottleId: await makeBottle(world),
    step: 'given' as const,
    childId: childOf(world),
    at: worldNow,
  }),
})
