import { riskAssessment } from '@daybook/contract/riskAssessment/riskAssessment.contract.ts'
import { riskAssessmentReport } from '@daybook/contract/riskAssessment/riskAssessment.report.ts'
import { reportSamples } from '@daybook/testkit/reports.ts'
import { samples } from '@daybook/testkit/samples.ts'

export const riskAssessmentSamples = samples(
  riskAssessment,
  reportSamples('riskAssessment', riskAssessmentReport),
)
