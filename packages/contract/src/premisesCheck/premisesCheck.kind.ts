// The premises and facilities check. Its path keeps the specification's spelling.
import type { ChecklistFile } from '../checklist/checklist.file.ts'
import { checklistOperations } from '../checklist/checklist.kind.ts'
import { feature } from '../kernel/feature.ts'
import type { TaskKind } from '../task/task.kind.ts'

export const premisesCheckTask = {
  page: '/pages/home/task/premises-facilities-check',
  subject: 'checks',
  order: 10,
} as const satisfies TaskKind

export const premisesCheckChecklist = {
  premisesCheck: {
    page: premisesCheckTask.page,
    title: 'premisesCheck.title',
    order: 5,
    menu: { group: 'checks', icon: 'buildingCommunity' },
  },
} as const satisfies Record<string, ChecklistFile>

export const premisesCheck = feature('premisesCheck', checklistOperations('safty-check'))
