import { addDays, instantOf } from '../kernel/dates.ts'
import type { ReportFile } from '../report/report.rules.ts'
import { credentialFields } from './credential.fields.ts'

export const credentialReport = {
  fields: credentialFields,
  page: '/pages/home/task/certificate-detail',
  form: '/pages/home/task/certificate-form',
  subject: 'certificate',
  order: 6,
  abilities: ['amend', 'confirm', 'refuse', 'cancel', 'correct'],
  initial: 'submitted',
  cancelledLater: true,
  readers: 'author',
  othersDecide: true,
  keep: () => 'staff',
  entry: 'kind',
  summary: ({ number }) => number ?? '',
  span: ({ issuedOn, expiresOn }, timeZone) => ({
    startsAt: instantOf(issuedOn, '00:00', timeZone).toISOString(),
    endsAt: instantOf(addDays(expiresOn, 1), '00:00', timeZone).toISOString(),
  }),
  problems: ({ issuedOn, expiresOn }) => (expiresOn < issuedOn ? { expiresOn: 'ENDS_BEFORE_START' } : {}),
} as const satisfies ReportFile<typeof credentialFields>
