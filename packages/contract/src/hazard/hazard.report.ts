import type { ReportFile } from '../report/report.rules.ts'
import { hazardFields } from './hazard.fields.ts'

export const hazardReport = {
  fields: hazardFields,
  page: '/pages/home/task/hazards-maintenance-detail',
  form: '/pages/home/task/hazards-maintenance-form',
  subject: 'checks',
  order: 5,
  abilities: ['amend', 'comment', 'start', 'close', 'reopen'],
  initial: 'open',
  readers: 'staff',
  opensFromChecks: true,
  due: ({ dueOn: on, ownerId: personId }) => ({ on, personId }),
  keep: () => 'safety',
  listed: ['what', 'where'],
  summary: ({ what, where }) => `${what} · ${where}`,
} as const satisfies ReportFile<typeof hazardFields>
