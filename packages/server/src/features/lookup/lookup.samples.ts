import { lookup } from '@daybook/contract/lookup/lookup.kind.ts'
import { registerSamples } from '@daybook/testkit/registers.ts'
import { samples } from '@daybook/testkit/samples.ts'

export const lookupSamples = samples(lookup, {
  ...registerSamples(({ centre, build }) => build(centre.tenantId, (make) => make.lookup()), {
    dictValue: 'Colour',
  }),
  listEntries: () => ({ code: 'sex' }),
})
