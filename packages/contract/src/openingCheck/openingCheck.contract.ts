// The opening check: what is looked at before the first child comes.
import { checklistOperations, settingsChecklist } from '../checklist/checklist.kind.ts'
import { feature } from '../kernel/feature.ts'

export const openingCheck = feature('openingCheck', {
  ...checklistOperations('open-door'),
  getTemplate: settingsChecklist('open'),
})
