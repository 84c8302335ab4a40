import { to } from '../../platform/screens/places.ts'
import { useSearch } from '../../platform/screens/screen.context.ts'
import { ReportList } from '../report/index.ts'
import { leaveReportKind } from './leave.reportKind.ts'

export function AllLeaveScreen() {
  return <ReportList kind={leaveReportKind} filter={useSearch('allLeave')} place={to.allLeave} />
}
