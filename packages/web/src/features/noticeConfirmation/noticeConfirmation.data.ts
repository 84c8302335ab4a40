import {
  noticeConfirmation,
  noticeConfirmationReceipt,
} from '@daybook/contract/noticeConfirmation/noticeConfirmation.kind.ts'
import { client } from '../../platform/api/client.ts'
import { answeredKind } from '../receipt/index.ts'

export const noticeConfirmationKind = answeredKind({
  name: 'noticeConfirmation',
  receipt: noticeConfirmationReceipt,
  api: client(noticeConfirmation),
})
