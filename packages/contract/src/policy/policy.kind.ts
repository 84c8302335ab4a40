// The centre's policies. Everybody they are for confirms each version once. Who writes them is not in the specification;
// those calls are ours, under the family's pattern.
import { feature } from '../kernel/feature.ts'
import { choice, date, fields, files, richText, text } from '../kernel/fields.ts'
import { receiptOperations } from '../receipt/receipt.kind.ts'
import type { ReceiptFile } from '../receipt/receipt.rules.ts'

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

export const policyReceipt = {
  fields: policyFields,
  page: '/pages/home/task/policy-info',
  form: '/pages/home/task/policy-form',
  subject: 'policy',
  sections: { title: ['title', 'area', 'text', 'attachments'], review: ['reviewOn'] },
  screens: {
    list: { path: '/pages/home/policy', menu: { group: 'team', icon: 'book2', order: 3 } },
    people: { path: '/pages/home/task/policy-people' },
  },
  answers: ['confirmed'],
  saysChanges: true,
  title: ({ title }) => title,
  reviewOn: ({ reviewOn }) => reviewOn,
} as const satisfies ReceiptFile<typeof policyFields>

const at = receiptOperations('/api/blade-garden/policy', policyFields)

export const policy = feature('policy', {
  list: at.list('list'),
  get: at.get('detail'),
  confirm: at.confirm('confirm'),
  markRead: at.markRead('readed/{id}'),
  publish: at.publish('submit'),
  withdraw: at.withdraw('withdraw/{id}'),
  remind: at.remind('remind/{id}'),
  listReceipts: at.listReceipts('receipts'),
})
