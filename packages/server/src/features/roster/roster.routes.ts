import { roster } from '@daybook/contract/roster/roster.contract.ts'
import { implement } from '../../platform/implement.ts'
import { receiptHandlers } from '../receipt/index.ts'
import { listGaps } from './roster.gaps.ts'
import { getPlan, getRoster, preview, rosterKind } from './roster.handlers.ts'
import { listTemplates, removeTemplate, saveTemplate } from './roster.templates.ts'

export const rosterRoutes = implement(roster, {
  ...receiptHandlers(rosterKind),
  get: { can: 'receipt.answer', run: getRoster },
  preview: { can: 'receipt.answer', audit: 'roster.preview', run: preview },
  getPlan: { can: 'receipt.publish', run: getPlan },
  listGaps: { can: 'receipt.publish', run: listGaps },
  listTemplates: { can: 'receipt.publish', run: listTemplates },
  saveTemplate: { can: 'receipt.publish', audit: 'roster.saveTemplate', run: saveTemplate },
  removeTemplate: { can: 'receipt.publish', audit: 'roster.removeTemplate', run: removeTemplate },
})
