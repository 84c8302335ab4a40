import { to } from '../../platform/screens/places.ts'
import { useSearch } from '../../platform/screens/screen.context.ts'
import { ReportList } from '../report/index.ts'
import { riskAssessmentReportKind } from './riskAssessment.reportKind.ts'

export function RiskAssessmentHistoryScreen() {
  return (
    <ReportList
      kind={riskAssessmentReportKind}
      filter={useSearch('riskAssessmentHistory')}
      place={to.riskAssessmentHistory}
    />
  )
}
