import { webAddress } from '@daybook/contract/webAddress/webAddress.kind.ts'
import { registerSamples } from '@daybook/testkit/registers.ts'
import { samples } from '@daybook/testkit/samples.ts'

export const webAddressSamples = samples(webAddress, {
  ...registerSamples('webAddress', ({ ids }) => ({ address: `https://${ids()}.example.org` })),
  check: () => ({ address: 'https://www.example.org/guides' }),
})
