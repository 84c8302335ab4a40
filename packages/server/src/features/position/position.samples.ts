import { position } from '@daybook/contract/position/position.contract.ts'
import { registerSamples } from '@daybook/testkit/registers.ts'
import { samples } from '@daybook/testkit/samples.ts'

export const positionSamples = samples(
  position,
  registerSamples(({ centre, build }) => build(centre.tenantId, (make) => make.position()), {
    postCode: 'chef',
    postName: 'Chef',
  }),
)
