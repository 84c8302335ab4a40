import type { ChecklistFile } from '../checklist/checklist.file.ts'
import { premisesCheckTask } from './premisesCheck.task.ts'

export const premisesCheckChecklist = {
  premisesCheck: { page: premisesCheckTask.page, title: 'premisesCheck.title', order: 5 },
} as const satisfies Record<string, ChecklistFile>
