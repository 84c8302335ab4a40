import { receiptPages } from '../receipt/index.ts'
import { policyReceiptKind } from './policy.receiptKind.ts'

export const policyPages = receiptPages(policyReceiptKind)
