// Who has confirmed a notice that asks for it. It has the notice's id and begins with its release. The specification has
// no calls for it; these are ours.
import { feature } from '../kernel/feature.ts'
import { fields, text } from '../kernel/fields.ts'
import { receiptOperations } from '../receipt/receipt.kind.ts'
import type { ReceiptFile } from '../receipt/receipt.rules.ts'

/** What people confirm: the notice itself stands in its register, under the same id. */
export const noticeConfirmationFields = fields({ title: text(140, { required: true }) })

export const noticeConfirmationReceipt = {
  fields: noticeConfirmationFields,
  page: '/pages/manage/notice',
  form: '/pages/manage/notice',
  subject: 'policy',
  answers: ['confirmed'],
  isElsewhere: true,
  title: ({ title }) => title,
} as const satisfies ReceiptFile<typeof noticeConfirmationFields>

const at = receiptOperations('/api/blade-desk/notice/confirmation', noticeConfirmationFields)
const own = { own: true as const }

export const noticeConfirmation = feature('noticeConfirmation', {
  get: { ...at.get('detail'), ...own },
  confirm: { ...at.confirm('confirm/{id}'), ...own },
  remind: at.remind('remind/{id}'),
  listReceipts: at.listReceipts('receipts'),
})
