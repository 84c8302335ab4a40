import type { ChecklistFile } from '../checklist/checklist.file.ts'
import { openingCheckTask } from './openingCheck.task.ts'

export const openingCheckChecklist = {
  openingCheck: { page: openingCheckTask.page, title: 'openingCheck.title', order: 1 },
} as const satisfies Record<string, ChecklistFile>
