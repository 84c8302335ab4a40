import type { ReportFile } from '../report/report.rules.ts'
import { riskAssessmentFields } from './riskAssessment.fields.ts'

export const riskAssessmentReport = {
  fields: riskAssessmentFields,
  page: '/pages/home/task/detail-risk',
  form: '/pages/home/task/risk',
  subject: 'checks',
  order: 3,
  abilities: ['amend', 'confirm', 'cancel', 'correct'],
  initial: 'submitted',
  readers: 'author',
  opens: { hazard: (values) => ({ kind: 'hazard', ...values }) },
  keep: () => 'safety',
  summary: ({ what, where }) => `${what} · ${where}`,
} as const satisfies ReportFile<typeof riskAssessmentFields>
