import type { ReceiptFile } from '../receipt/receipt.rules.ts'
import { awardFields } from './award.fields.ts'

export const awardReceipt = {
  fields: awardFields,
  page: '/pages/home/task/honor-detail',
  form: '/pages/home/task/honor-form',
  subject: 'award',
  answers: ['confirmed'],
  firstAudience: 'people',
  title: ({ title }) => title,
} as const satisfies ReceiptFile<typeof awardFields>
