import { roster } from '@daybook/contract/roster/roster.contract.ts'
import { implement } from '../../platform/implement.ts'
import { receiptHandlers } from '../receipt/index.ts'
import { getPlan, getRoster, preview, rosterKind } from './roster.handlers.ts'

export const rosterRoutes = implement(roster, {
  ...receiptHandlers(rosterKind),
  get: { can: 'receipt.answer', run: getRoster },
  preview: { can: 'receipt.answer', audit: 'roster.preview', run: preview },
  getPlan: { can: 'receipt.publish', run: getPlan },
})
