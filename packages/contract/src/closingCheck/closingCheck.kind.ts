// The closing check: what is looked at before the last person leaves.
import type { ChecklistFile } from '../checklist/checklist.file.ts'
import { checklistOperations, settingsChecklist } from '../checklist/checklist.kind.ts'
import { feature } from '../kernel/feature.ts'
import type { TaskKind } from '../task/task.kind.ts'

export const closingCheckTask = {
  page: '/pages/home/task/door-close',
  subject: 'checks',
  order: 7,
} as const satisfies TaskKind

export const closingCheckChecklist = {
  closingCheck: {
    page: closingCheckTask.page,
    title: 'closingCheck.title',
    order: 2,
    menu: { group: 'checks', icon: 'doorExit' },
  },
} as const satisfies Record<string, ChecklistFile>

export const closingCheck = feature('closingCheck', {
  ...checklistOperations('close-door'),
  getTemplate: settingsChecklist('close'),
})
