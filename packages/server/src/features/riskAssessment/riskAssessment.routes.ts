import { riskAssessment } from '@daybook/contract/riskAssessment/riskAssessment.contract.ts'
import { riskAssessmentReport } from '@daybook/contract/riskAssessment/riskAssessment.report.ts'
import { implement } from '../../platform/implement.ts'
import { reportHandlers } from '../report/index.ts'

export const riskAssessmentRoutes = implement(
  riskAssessment,
  reportHandlers({ ...riskAssessmentReport, name: 'riskAssessment' }),
)
