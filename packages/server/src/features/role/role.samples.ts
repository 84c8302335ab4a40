import { role } from '@daybook/contract/role/role.kind.ts'
import { registerSamples } from '@daybook/testkit/registers.ts'
import { samples } from '@daybook/testkit/samples.ts'

export const roleSamples = samples(
  role,
  registerSamples(({ centre, build }) => build(centre.tenantId, (make) => make.role()), {
    roleName: 'Head cook',
  }),
)
