import { to } from '../../platform/screens/places.ts'
import { useSearch } from '../../platform/screens/screen.context.ts'
import { ReportList } from '../report/index.ts'
import { illnessReportKind } from './illness.reportKind.ts'

export function IllnessHistoryScreen() {
  return (
    <ReportList kind={illnessReportKind} filter={useSearch('illnessHistory')} place={to.illnessHistory} />
  )
}
