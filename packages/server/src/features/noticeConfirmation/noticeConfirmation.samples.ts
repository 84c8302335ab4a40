import {
  noticeConfirmation,
  noticeConfirmationReceipt,
} from '@daybook/contract/noticeConfirmation/noticeConfirmation.kind.ts'
import { receiptSamples } from '@daybook/testkit/receipts.ts'
import { samples } from '@daybook/testkit/samples.ts'

const { get, confirm, remind, listReceipts } = receiptSamples('noticeConfirmation', noticeConfirmationReceipt)

export const noticeConfirmationSamples = samples(noticeConfirmation, { get, confirm, remind, listReceipts })
