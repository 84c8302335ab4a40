// The opening check: what is looked at before the first child comes.
import type { ChecklistFile } from '../checklist/checklist.file.ts'
import { checklistOperations, settingsChecklist } from '../checklist/checklist.kind.ts'
import { feature } from '../kernel/feature.ts'
import type { TaskKind } from '../task/task.kind.ts'

export const openingCheckTask = {
  page: '/pages/home/task/door-open',
  subject: 'checks',
  order: 6,
} as const satisfies TaskKind

export const openingCheckChecklist = {
  openingCheck: {
    page: openingCheckTask.page,
    title: 'openingCheck.title',
    order: 1,
    menu: { group: 'checks', icon: 'doorEnter' },
  },
} as const satisfies Record<string, ChecklistFile>

export const openingCheck = feature('openingCheck', {
  ...checklistOperations('open-door'),
  getTemplate: settingsChecklist('open'),
})
