import type { ChecklistFile } from '../checklist/checklist.file.ts'
import { cleaningCheckTask } from './cleaningCheck.task.ts'

export const cleaningCheckChecklist = {
  cleaningCheck: { page: cleaningCheckTask.page, title: 'cleaningCheck.title', order: 4 },
} as const satisfies Record<string, ChecklistFile>
