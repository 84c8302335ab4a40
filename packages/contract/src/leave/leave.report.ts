import type { ReportFile } from '../report/report.rules.ts'
import { leaveFields } from './leave.fields.ts'
import { lengthOf, longestLeave, spanOf } from './leave.rules.ts'

export const leaveReport = {
  fields: leaveFields,
  page: '/pages/home/task/leave-detail',
  form: '/pages/home/task/leave-task',
  subject: 'leave',
  order: 4,
  abilities: ['amend', 'confirm', 'refuse', 'cancel', 'correct'],
  initial: 'submitted',
  cancelledLater: true,
  readers: 'author',
  othersDecide: true,
  keep: () => 'leave',
  summary: ({ reason }) => reason ?? '',
  span: ({ dates }, timeZone) => spanOf(dates, timeZone),
  problems: ({ dates }) => (lengthOf(dates) > longestLeave ? { dates: 'TOO_LARGE' } : {}),
} as const satisfies ReportFile<typeof leaveFields>
