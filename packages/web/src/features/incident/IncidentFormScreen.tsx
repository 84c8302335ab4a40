import { useSearch } from '../../platform/screens/screen.context.ts'
import { ReportForm } from '../report/index.ts'
import { incidentReportKind } from './incident.reportKind.ts'

export function IncidentFormScreen() {
  return <ReportForm kind={incidentReportKind} id={useSearch('incidentForm').id} />
}
