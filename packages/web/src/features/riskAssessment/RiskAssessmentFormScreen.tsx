import { useSearch } from '../../platform/screens/screen.context.ts'
import { ReportForm } from '../report/index.ts'
import { riskAssessmentReportKind } from './riskAssessment.reportKind.ts'

export function RiskAssessmentFormScreen() {
  return <ReportForm kind={riskAssessmentReportKind} id={useSearch('riskAssessmentForm').id} />
}
