import { drill } from '@daybook/contract/drill/drill.contract.ts'
import { samples } from '@daybook/testkit/samples.ts'
import { type World, worldDay, worldNow } from '@daybook/testkit/world.ts'

const type = 'fire' as const

const makeDrill = ({ centre, build }: World) =>
  build(centre.tenantId, async (make) => {
    const by = { startedAt: worldNow, startedBy: centre.teacher.id }
    const id = await make.row('rollCall', { kind: 'drill', ...by })
    await make.row('rollCallPerson', { rollCallId: id, childId: centre.under2.present[0] })
    return make.row('drill', { id, type, day: worldDay })
  })

export const drillSamples = samples(drill, {
  getPage: () => ({ type }),
  getDrill: async (world) => ({ id: await makeDrill(world) }),
  hold: ({ ids }) => ({ id: ids(), type, startedAt: worldNow }),
  mark: async (world) => ({
    id: await makeDrill(world),
    type,
    people: [world.centre.under2.present[0]],
    isSafe: true,
    at: worldNow,
  }),
  stop: async (world) => ({ id: await makeDrill(world), type, at: worldNow }),
  submitData: async (world) => ({ id: await makeDrill(world), type, version: 1, answers: [] }),
  finish: async (world) => ({ id: await makeDrill(world), type, wentWell: 'Calm', toImprove: '' }),
})
