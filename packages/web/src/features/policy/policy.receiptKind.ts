import { policy } from '@daybook/contract/policy/policy.contract.ts'
import { policyReceipt } from '@daybook/contract/policy/policy.receipt.ts'
import { client } from '../../platform/api/client.ts'
import { receiptKind } from '../receipt/index.ts'

export const policyReceiptKind = receiptKind({
  name: 'policy',
  receipt: policyReceipt,
  api: client(policy),
  sections: [
    { title: 'policy.title', fields: ['title', 'area', 'text', 'attachments'] },
    { title: 'policy.review', fields: ['reviewOn'] },
  ],
})
