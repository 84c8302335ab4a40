import { payTable } from '@daybook/contract/payTable/payTable.contract.ts'
import { registerSamples } from '@daybook/testkit/registers.ts'
import { samples } from '@daybook/testkit/samples.ts'

const { get, submit, remove } = registerSamples(
  ({ centre, build }) => build(centre.tenantId, (make) => make.payTable()),
  {
    name: 'Full parity',
    startsOn: '2026-03-01',
    steps: [{ step: 1, annualCents: 5_735_800, startsFor: ['p3' as const] }],
  },
)

export const payTableSamples = samples(payTable, { get, submit, remove })
