import { to } from '../../platform/screens/places.ts'
import { useSearch } from '../../platform/screens/screen.context.ts'
import { ReportList } from '../report/index.ts'
import { incidentReportKind } from './incident.reportKind.ts'

export function IncidentHistoryScreen() {
  return (
    <ReportList kind={incidentReportKind} filter={useSearch('incidentHistory')} place={to.incidentHistory} />
  )
}
