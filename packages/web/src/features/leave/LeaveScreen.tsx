import { useSearch } from '../../platform/screens/screen.context.ts'
import { ReportPage } from '../report/index.ts'
import { leaveReportKind } from './leave.reportKind.ts'

export function LeaveScreen() {
  return <ReportPage kind={leaveReportKind} id={useSearch('leave').id} />
}
