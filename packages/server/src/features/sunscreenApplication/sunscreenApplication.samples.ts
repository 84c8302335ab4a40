import { sunscreenApplication } from '@daybook/contract/sunscreenApplication/sunscreenApplication.contract.ts'
import { samples } from '@daybook/testkit/samples.ts'
import { type World, worldNow } from '@daybook/testkit/world.ts'

const detail = { outcome: 'applied' } as const
const claim = ({ centre, ids }: World) => ({
  id: ids(),
  childId: centre.under2.present[0] ?? '',
  occurredAt: worldNow,
  detail,
})

export const sunscreenApplicationSamples = samples(sunscreenApplication, {
  getBoard: ({ centre }) => ({ code: centre.under2.code }),
  recordMany: (world) => ({ roomCode: world.centre.under2.code, records: [claim(world)] }),
  remove: async ({ centre, build }) => ({
    ids: await build(centre.tenantId, (make) =>
      make.careRecord(centre.under2.present[0] ?? '', centre.under2.id, centre.teacher.id, {
        kind: 'sunscreenApplication',
        detail: JSON.stringify(detail),
        occurredAt: worldNow,
      }),
    ),
    reason: 'wrong child',
  }),
})
