import { useSearch } from '../../platform/screens/screen.context.ts'
import { ReportPage } from '../report/index.ts'
import { riskAssessmentReportKind } from './riskAssessment.reportKind.ts'

export function RiskAssessmentScreen() {
  return <ReportPage kind={riskAssessmentReportKind} id={useSearch('riskAssessment').id} />
}
