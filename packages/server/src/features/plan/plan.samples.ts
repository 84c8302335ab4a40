import { plan } from '@daybook/contract/plan/plan.contract.ts'
import { samples } from '@daybook/testkit/samples.ts'
import type { World } from '@daybook/testkit/world.ts'

const makeEntry = (world: World) =>
  world.build(world.centre.tenantId, (make) => make.planEntry({ roomId: world.centre.under2.id }))

export const planSamples = samples(plan, {
  submitPlanEntry: async (world) => ({
    id: await makeEntry(world),
    version: 1,
    kind: 'nappyChange' as const,
    roomCode: world.centre.toddlers.code,
    weekdays: [1, 2, 3, 4, 5],
    times: ['10:30', '14:30'],
    season: { from: 9, until: 4 },
    staffId: world.centre.teacher.id,
    startsOn: '2026-11-18',
  }),
  removePlanEntries: async (world) => ({ ids: await makeEntry(world) }),
})
