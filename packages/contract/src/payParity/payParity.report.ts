import type { ReportFile } from '../report/report.rules.ts'
import { payParityFields } from './payParity.fields.ts'

export const payParityReport = {
  fields: payParityFields,
  page: '/pages/home/task/honor-pay-parity-detail',
  form: '/pages/home/task/pay-parity-form',
  subject: 'certificate',
  order: 7,
  abilities: ['amend', 'confirm', 'refuse', 'cancel', 'correct'],
  initial: 'submitted',
  cancelledLater: true,
  readers: 'author',
  othersDecide: true,
  keep: () => 'staff',
  // Lists and messages say nothing of somebody's pay.
  summary: () => '',
} as const satisfies ReportFile<typeof payParityFields>
