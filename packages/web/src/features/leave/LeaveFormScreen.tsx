import { useSearch } from '../../platform/screens/screen.context.ts'
import { ReportForm } from '../report/index.ts'
import { leaveReportKind } from './leave.reportKind.ts'

export function LeaveFormScreen() {
  return <ReportForm kind={leaveReportKind} id={useSearch('leaveForm').id} />
}
