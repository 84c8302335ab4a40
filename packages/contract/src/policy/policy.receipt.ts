import type { ReceiptFile } from '../receipt/receipt.rules.ts'
import { policyFields } from './policy.fields.ts'

export const policyReceipt = {
  fields: policyFields,
  page: '/pages/home/task/policy-info',
  form: '/pages/home/task/policy-form',
  subject: 'policy',
  answers: ['confirmed'],
  saysChanges: true,
  title: ({ title }) => title,
  reviewOn: ({ reviewOn }) => reviewOn,
} as const satisfies ReceiptFile<typeof policyFields>
