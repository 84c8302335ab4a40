import { lookup } from '@daybook/contract/lookup/lookup.kind.ts'
import { registerSamples } from '@daybook/testkit/registers.ts'
import { samples } from '@daybook/testkit/samples.ts'

export const lookupSamples = samples(lookup, {
  ...registerSamples('lookup'),
  listEntries: () => ({ code: 'sex' }),
})
