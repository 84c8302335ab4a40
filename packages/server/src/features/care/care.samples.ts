import { care } from '@daybook/contract/care/care.contract.ts'
import { minutesAgo } from '@daybook/testkit/nappies.ts'
import { samples } from '@daybook/testkit/samples.ts'
import { type World, worldNow } from '@daybook/testkit/world.ts'

const recorded = ({ centre, build }: World, over: { uncertainTimes?: string } = {}) =>
  build(centre.tenantId, (make) =>
    make.careRecord(centre.under2.present[0], centre.under2.id, centre.teacher.id, {
      occurredAt: worldNow,
      ...over,
    }),
  )

export const careSamples = samples(care, {
  listCareEntries: ({ centre }) => ({ childId: centre.under2.present[0] }),
  getCareEntry: async (world) => ({ id: await recorded(world) }),
  amendCareEntry: async (world) => ({
    id: await recorded(world),
    version: 1,
    occurredAt: worldNow,
    detail: { contents: 'dry', skin: 'normal', creamUsed: false },
    reason: 'looked again',
  }),
  settleTimes: async (world) => ({
    id: await recorded(world, { uncertainTimes: JSON.stringify({ occurredAt: minutesAgo(30) }) }),
    take: 'suggested' as const,
  }),
  voidCareEntry: async (world) => ({ id: await recorded(world), reason: 'wrong child' }),
})
