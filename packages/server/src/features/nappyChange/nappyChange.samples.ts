import { nappyChange } from '@daybook/contract/nappyChange/nappyChange.contract.ts'
import { samples } from '@daybook/testkit/samples.ts'
import { type World, worldNow } from '@daybook/testkit/world.ts'

const claim = ({ centre, ids }: World) => ({
  id: ids(),
  childId: centre.under2.present[0] ?? '',
  occurredAt: worldNow,
  detail: { contents: 'wet', skin: 'normal', creamUsed: false } as const,
})

export const nappyChangeSamples = samples(nappyChange, {
  listEntries: ({ centre }) => ({ code: centre.under2.code }),
  getBoard: ({ centre }) => ({ code: centre.under2.code }),
  record: claim,
  recordMany: (world) => ({ roomCode: world.centre.under2.code, records: [claim(world)] }),
  remove: async ({ centre, build }) => ({
    ids: await build(centre.tenantId, (make) =>
      make.careRecord(centre.under2.present[0] ?? '', centre.under2.id, centre.teacher.id, {
        occurredAt: worldNow,
      }),
    ),
    reason: 'wrong child',
  }),
})
