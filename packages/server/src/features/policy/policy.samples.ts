import { policy } from '@daybook/contract/policy/policy.contract.ts'
import { policyReceipt } from '@daybook/contract/policy/policy.receipt.ts'
import { receiptSamples } from '@daybook/testkit/receipts.ts'
import { samples } from '@daybook/testkit/samples.ts'

const { listMine: _, answer: __, ...own } = receiptSamples('policy', policyReceipt)

export const policySamples = samples(policy, own)
