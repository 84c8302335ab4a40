import type { ReceiptFile } from '../receipt/receipt.rules.ts'
import { noticeConfirmationFields } from './noticeConfirmation.fields.ts'

export const noticeConfirmationReceipt = {
  fields: noticeConfirmationFields,
  page: '/pages/manage/notice',
  form: '/pages/manage/notice',
  subject: 'policy',
  answers: ['confirmed'],
  isElsewhere: true,
  title: ({ title }) => title,
} as const satisfies ReceiptFile<typeof noticeConfirmationFields>
