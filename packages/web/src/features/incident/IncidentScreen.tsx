import { useSearch } from '../../platform/screens/screen.context.ts'
import { ReportPage } from '../report/index.ts'
import { incidentReportKind } from './incident.reportKind.ts'

export function IncidentScreen() {
  return <ReportPage kind={incidentReportKind} id={useSearch('incident').id} />
}
