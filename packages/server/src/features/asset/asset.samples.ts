import { asset } from '@daybook/contract/asset/asset.kind.ts'
import { registerSamples } from '@daybook/testkit/registers.ts'
import { samples } from '@daybook/testkit/samples.ts'

export const assetSamples = samples(
  asset,
  registerSamples(({ centre, build }) => build(centre.tenantId, (make) => make.asset()), {
    name: 'Balance beam',
    kind: 'toy' as const,
    condition: 'good' as const,
  }),
)
