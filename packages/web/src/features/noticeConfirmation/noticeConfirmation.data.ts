import { noticeConfirmation } from '@daybook/contract/noticeConfirmation/noticeConfirmation.contract.ts'
import { noticeConfirmationReceipt } from '@daybook/contract/noticeConfirmation/noticeConfirmation.receipt.ts'
import { client } from '../../platform/api/client.ts'
import { answeredKind } from '../receipt/index.ts'

export const noticeConfirmationKind = answeredKind({
  name: 'noticeConfirmation',
  receipt: noticeConfirmationReceipt,
  api: client(noticeConfirmation),
})
