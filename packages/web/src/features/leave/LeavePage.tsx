import { ReportPage } from '../report/index.ts'
import { LeaveImpact } from './LeaveImpact.tsx'
import { leaveReportKind } from './leave.reportKind.ts'

/** One request for leave, wherever it is shown. */
export function LeavePage({ id }: { id: string }) {
  return <ReportPage kind={leaveReportKind} id={id} below={LeaveImpact} />
}
