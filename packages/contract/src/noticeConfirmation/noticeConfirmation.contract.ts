// Who has confirmed a notice that asks for it. It has the notice's id and begins with its release. The specification has
// no calls for it; these are ours.
import { feature } from '../kernel/feature.ts'
import { receiptOperations } from '../receipt/receipt.kind.ts'
import { noticeConfirmationFields } from './noticeConfirmation.fields.ts'

const at = receiptOperations('/api/blade-desk/notice/confirmation', noticeConfirmationFields)
const own = { own: true as const }

export const noticeConfirmation = feature('noticeConfirmation', {
  get: { ...at.get('detail'), ...own },
  confirm: { ...at.confirm('confirm/{id}'), ...own },
  remind: at.remind('remind/{id}'),
  listReceipts: at.listReceipts('receipts'),
})
