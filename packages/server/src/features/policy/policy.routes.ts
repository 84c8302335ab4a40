import { policy } from '@daybook/contract/policy/policy.contract.ts'
import { policyReceipt } from '@daybook/contract/policy/policy.receipt.ts'
import { implement } from '../../platform/implement.ts'
import { receiptHandlers } from '../receipt/index.ts'

export const policyRoutes = implement(policy, receiptHandlers({ ...policyReceipt, name: 'policy' }))
