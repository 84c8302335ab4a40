import { award } from '@daybook/contract/award/award.contract.ts'
import { awardReceipt } from '@daybook/contract/award/award.receipt.ts'
import { implement } from '../../platform/implement.ts'
import { receiptHandlers } from '../receipt/index.ts'

export const awardRoutes = implement(award, receiptHandlers({ ...awardReceipt, name: 'award' }))
