import { webAddress } from '@daybook/contract/webAddress/webAddress.kind.ts'
import { registerSamples } from '@daybook/testkit/registers.ts'
import { samples } from '@daybook/testkit/samples.ts'

const { get, submit, remove } = registerSamples(
  ({ centre, build }) => build(centre.tenantId, (make) => make.webAddress()),
  { name: 'Road safety', address: 'https://roads.example.org' },
)

export const webAddressSamples = samples(webAddress, {
  get,
  submit,
  remove,
  check: () => ({ address: 'https://www.example.org/guides' }),
})
