import type { DrillType } from './drill.rules.ts'

/** What awaits managers of drills: those that are overdue. */
export type DrillAwaiting = {
  drills: { type: DrillType; dueOn: string }
}
