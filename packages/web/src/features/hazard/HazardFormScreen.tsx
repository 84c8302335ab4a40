import { useSearch } from '../../platform/screens/screen.context.ts'
import { ReportForm } from '../report/index.ts'
import { hazardReportKind } from './hazard.reportKind.ts'

export function HazardFormScreen() {
  return <ReportForm kind={hazardReportKind} id={useSearch('hazardForm').id} />
}
