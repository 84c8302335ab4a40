import type { ReportFile } from '../report/report.rules.ts'
import { incidentFields } from './incident.fields.ts'

export const incidentReport = {
  fields: incidentFields,
  page: '/pages/home/task/detail-acc',
  form: '/pages/home/task/acc-report',
  subject: 'accident',
  order: 1,
  abilities: ['amend', 'confirm', 'cancel'],
  initial: 'submitted',
  readers: 'author',
  summary: ({ whatHappened }) => whatHappened,
  problems: ({ occurredAt, toldAt }) =>
    toldAt !== null && toldAt < occurredAt ? { toldAt: 'ENDS_BEFORE_START' } : {},
} as const satisfies ReportFile<typeof incidentFields>
