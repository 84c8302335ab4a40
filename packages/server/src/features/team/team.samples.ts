import { team } from '@daybook/contract/team/team.contract.ts'
import { registerSamples } from '@daybook/testkit/registers.ts'
import { samples } from '@daybook/testkit/samples.ts'

export const teamSamples = samples(
  team,
  registerSamples(({ centre, build }) => build(centre.tenantId, (make) => make.team()), {
    deptName: 'Kitchen and garden',
  }),
)
