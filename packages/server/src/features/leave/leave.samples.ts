import { leave } from '@daybook/contract/leave/leave.contract.ts'
import { makeReport, reportSamples } from '@daybook/testkit/reports.ts'
import { samples } from '@daybook/testkit/samples.ts'

export const leaveSamples = samples(leave, {
  ...reportSamples('leave'),
  getImpact: async (world) => ({ id: await makeReport(world, 'leave') }),
})
