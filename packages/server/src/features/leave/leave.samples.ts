import { leave } from '@daybook/contract/leave/leave.contract.ts'
import { leaveReport } from '@daybook/contract/leave/leave.report.ts'
import { makeReport, reportSamples } from '@daybook/testkit/reports.ts'
import { samples } from '@daybook/testkit/samples.ts'

export const leaveSamples = samples(leave, {
  ...reportSamples('leave', leaveReport),
  getImpact: async (world) => ({ id: await makeReport(world, 'leave', leaveReport) }),
})
