import { noticeConfirmation } from '@daybook/contract/noticeConfirmation/noticeConfirmation.kind.ts'
import { implement } from '../../platform/implement.ts'
import { receiptHandlers } from '../receipt/index.ts'
import { noticeConfirmationKind } from './noticeConfirmation.ask.ts'

const { get, confirm, remind, listReceipts } = receiptHandlers(noticeConfirmationKind)

export const noticeConfirmationRoutes = implement(noticeConfirmation, { get, confirm, remind, listReceipts })
