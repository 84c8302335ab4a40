import { drill } from '@daybook/contract/drill/drill.contract.ts'
import { samples } from '@daybook/testkit/samples.ts'
import { type World, worldDay, worldNow } from '@daybook/testkit/world.ts'

const type = 'fire' as const

const makeDrill = ({ centre, build, ids }: World) =>
  build(centre.tenantId, async (_, tx) => {
    const id = ids()
    const startedBy = centre.teacher.id
    await tx.insertInto('rollCall').values({ id, kind: 'drill', startedAt: worldNow, startedBy }).execute()
    await tx.insertInto('drill').values({ id, type, day: worldDay }).execute()
    const childId = centre.under2.present[0] ?? ''
    await tx.insertInto('rollCallPerson').values({ id: ids(), rollCallId: id, childId }).execute()
    return id
  })

export const drillSamples = samples(drill, {
  getPage: () => ({ type }),
  getDrill: async (world) => ({ id: await makeDrill(world) }),
  hold: ({ ids }) => ({ id: ids(), type, startedAt: worldNow }),
  mark: async (world) => ({
    id: await makeDrill(world),
    type,
    people: [world.centre.under2.present[0] ?? ''],
    isSafe: true,
    at: worldNow,
  }),
  stop: async (world) => ({ id: await makeDrill(world), type, at: worldNow }),
  submitData: async (world) => ({ id: await makeDrill(world), type, version: 1, answers: [] }),
  finish: async (world) => ({ id: await makeDrill(world), type, wentWell: 'Calm', toImprove: '' }),
})
