import { briefing } from '@daybook/contract/briefing/briefing.contract.ts'
import { samples } from '@daybook/testkit/samples.ts'
import { worldNow } from '@daybook/testkit/world.ts'

export const briefingSamples = samples(briefing, {
  getBriefing: ({ centre }) => ({ code: centre.under2.code }),
  confirmRead: ({ centre, ids }) => ({
    id: ids(),
    code: centre.under2.code,
    occurredAt: worldNow,
    newestAt: worldNow,
  }),
})
