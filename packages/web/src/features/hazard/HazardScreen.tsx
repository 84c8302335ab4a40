import { useSearch } from '../../platform/screens/screen.context.ts'
import { ReportPage } from '../report/index.ts'
import { hazardReportKind } from './hazard.reportKind.ts'

export function HazardScreen() {
  return <ReportPage kind={hazardReportKind} id={useSearch('hazard').id} />
}
