// The closing check: what is looked at before the last person leaves.
import { checklistOperations, settingsChecklist } from '../checklist/checklist.kind.ts'
import { feature } from '../kernel/feature.ts'

export const closingCheck = feature('closingCheck', {
  ...checklistOperations('close-door'),
  getTemplate: settingsChecklist('close'),
})
