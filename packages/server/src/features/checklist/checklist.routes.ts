import { checklist } from '@daybook/contract/checklist/checklist.contract.ts'
import { implement } from '../../platform/implement.ts'
import {
  type ChecklistParts,
  getCheck,
  listChecks,
  listTemplates,
  saveTemplate,
} from './checklist.handlers.ts'

export const checklistRoutes = (parts: ChecklistParts) =>
  implement(checklist, {
    listTemplates: { can: 'check.read', run: (context) => listTemplates(parts, context) },
    saveTemplate: {
      can: 'check.configure',
      audit: 'checklist.save',
      live: 'check.read',
      run: (context) => saveTemplate(parts, context),
    },
    listChecks: { can: 'check.read', run: listChecks },
    getCheck: { can: 'check.read', run: (context) => getCheck(parts, context) },
  })
