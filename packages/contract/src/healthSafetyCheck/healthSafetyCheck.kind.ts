// The health and safety check: hazards, hot water, first aid.
import type { ChecklistFile } from '../checklist/checklist.file.ts'
import { checklistOperations } from '../checklist/checklist.kind.ts'
import { feature } from '../kernel/feature.ts'
import type { TaskKind } from '../task/task.kind.ts'

export const healthSafetyCheckTask = {
  page: '/pages/home/task/health-safe-check',
  subject: 'checks',
  order: 8,
} as const satisfies TaskKind

export const healthSafetyCheckChecklist = {
  healthSafetyCheck: {
    page: healthSafetyCheckTask.page,
    title: 'healthSafetyCheck.title',
    order: 3,
    menu: { group: 'checks', icon: 'heartCheck' },
  },
} as const satisfies Record<string, ChecklistFile>

export const healthSafetyCheck = feature('healthSafetyCheck', checklistOperations('health-check'))
