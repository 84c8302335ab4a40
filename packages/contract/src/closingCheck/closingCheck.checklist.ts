import type { ChecklistFile } from '../checklist/checklist.file.ts'
import { closingCheckTask } from './closingCheck.task.ts'

export const closingCheckChecklist = {
  closingCheck: { page: closingCheckTask.page, title: 'closingCheck.title', order: 2 },
} as const satisfies Record<string, ChecklistFile>
