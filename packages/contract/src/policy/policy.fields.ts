import { choice, date, fields, files, richText, text } from '../kernel/fields.ts'

const policyAreas = [
  'childProtection',
  'healthAndSafety',
  'sleep',
  'food',
  'behaviour',
  'excursions',
  'privacy',
  'staff',
  'other',
] as const

export const policyFields = fields({
  title: text(140, { required: true }),
  area: choice(policyAreas, { required: true }),
  text: richText(20_000, { required: true }),
  attachments: files({ most: 9, accept: 'any' }),
  reviewOn: date({ notBeforeToday: true }),
})
