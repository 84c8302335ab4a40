import { choice, dateRange, fields, files, longText } from '../kernel/fields.ts'

export const leaveKinds = [
  'annual',
  'sick',
  'bereavement',
  'family',
  'parental',
  'study',
  'unpaid',
  'other',
] as const

/** What a request for leave holds (design: domain, flows with review). */
export const leaveFields = fields({
  kind: choice(leaveKinds, { required: true }),
  dates: dateRange({ required: true }),
  reason: longText(500),
  attachments: files({ most: 3, accept: 'any' }),
})
