import { roster } from '@daybook/contract/roster/roster.contract.ts'
import { rosterReceipt } from '@daybook/contract/roster/roster.receipt.ts'
import { client } from '../../platform/api/client.ts'
import { receiptKind } from '../receipt/index.ts'

export const rosterReceiptKind = receiptKind({
  name: 'roster',
  receipt: rosterReceipt,
  api: client(roster),
  // The page shows the week as a table (RosterWeek.tsx).
  sections: [],
})
