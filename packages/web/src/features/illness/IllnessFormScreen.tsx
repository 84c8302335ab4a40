import { useSearch } from '../../platform/screens/screen.context.ts'
import { ReportForm } from '../report/index.ts'
import { illnessReportKind } from './illness.reportKind.ts'

export function IllnessFormScreen() {
  return <ReportForm kind={illnessReportKind} id={useSearch('illnessForm').id} />
}
