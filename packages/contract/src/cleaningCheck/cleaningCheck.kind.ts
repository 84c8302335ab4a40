// The cleaning schedule: what is cleaned each day.
import type { ChecklistFile } from '../checklist/checklist.file.ts'
import { checklistOperations } from '../checklist/checklist.kind.ts'
import { feature } from '../kernel/feature.ts'
import type { TaskKind } from '../task/task.kind.ts'

export const cleaningCheckTask = {
  page: '/pages/home/task/cleaning-schedule',
  subject: 'checks',
  order: 9,
} as const satisfies TaskKind

export const cleaningCheckChecklist = {
  cleaningCheck: {
    page: cleaningCheckTask.page,
    title: 'cleaningCheck.title',
    order: 4,
    menu: { group: 'checks', icon: 'bucket' },
  },
} as const satisfies Record<string, ChecklistFile>

export const cleaningCheck = feature('cleaningCheck', checklistOperations('cleaning-check'))
