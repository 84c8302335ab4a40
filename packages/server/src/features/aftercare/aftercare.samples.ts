import { aftercare } from '@daybook/contract/aftercare/aftercare.contract.ts'
import { makeReport } from '@daybook/testkit/reports.ts'
import { samples } from '@daybook/testkit/samples.ts'
import { type World, worldNow } from '@daybook/testkit/world.ts'

const accident = (world: World) => makeReport(world, 'incident')

export const aftercareSamples = samples(aftercare, {
  get: async (world) => ({ id: await accident(world) }),
  look: async (world) => ({
    id: world.ids(),
    incidentId: await accident(world),
    signs: ['drowsy' as const],
    seenAt: worldNow,
  }),
  sign: async (world) => ({
    id: world.ids(),
    incidentId: await accident(world),
    name: 'Ana Ngata',
    drawing: [[10, 20, 400, 300]],
  }),
})
