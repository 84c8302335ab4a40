import { useSearch } from '../../platform/screens/screen.context.ts'
import { ReportPage } from '../report/index.ts'
import { illnessReportKind } from './illness.reportKind.ts'

export function IllnessScreen() {
  return <ReportPage kind={illnessReportKind} id={useSearch('illness').id} />
}
