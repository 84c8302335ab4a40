import { leave } from '@daybook/contract/leave/leave.contract.ts'
import { leaveReport } from '@daybook/contract/leave/leave.report.ts'
import { client } from '../../platform/api/client.ts'
import { AskedOutlook } from '../leaveBalance/index.ts'
import { reportKind } from '../report/index.ts'

export const leaveReportKind = reportKind({
  name: 'leave',
  report: leaveReport,
  api: client(leave),
  sections: [{ title: 'leave.request', fields: ['kind', 'dates', 'reason', 'attachments'] }],
  Hint: AskedOutlook,
})
