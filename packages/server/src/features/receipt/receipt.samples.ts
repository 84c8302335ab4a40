import { receipt } from '@daybook/contract/receipt/receipt.contract.ts'
import { samples } from '@daybook/testkit/samples.ts'

export const receiptSamples = samples(receipt, { listAwaiting: () => ({}) })
