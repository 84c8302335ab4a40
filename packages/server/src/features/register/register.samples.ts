import { register } from '@daybook/contract/register/register.contract.ts'
import { samples } from '@daybook/testkit/samples.ts'

export const registerSamples = samples(register, {
  listPicks: () => ({ of: 'position' as const }),
  listChanges: async ({ centre, build }) => ({
    of: 'position' as const,
    id: await build(centre.tenantId, (make) => make.position()),
  }),
})
