import type { ChecklistFile } from '../checklist/checklist.file.ts'
import { healthSafetyCheckTask } from './healthSafetyCheck.task.ts'

export const healthSafetyCheckChecklist = {
  healthSafetyCheck: { page: healthSafetyCheckTask.page, title: 'healthSafetyCheck.title', order: 3 },
} as const satisfies Record<string, ChecklistFile>
