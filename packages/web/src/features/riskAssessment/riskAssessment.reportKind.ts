import { riskAssessment } from '@daybook/contract/riskAssessment/riskAssessment.contract.ts'
import { riskAssessmentReport } from '@daybook/contract/riskAssessment/riskAssessment.report.ts'
import { client } from '../../platform/api/client.ts'
import { reportKind } from '../report/index.ts'

export const riskAssessmentReportKind = reportKind({
  name: 'riskAssessment',
  report: riskAssessmentReport,
  api: client(riskAssessment),
  sections: [
    { title: 'riskAssessment.risk', fields: ['what', 'where', 'photos', 'rating'] },
    { title: 'riskAssessment.answer', fields: ['control', 'measures', 'ownerId', 'dueOn'] },
  ],
})
