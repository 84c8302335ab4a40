import type { TaskKind } from '../task/task.kind.ts'

export const healthSafetyCheckTask = {
  page: '/pages/home/task/health-safe-check',
  subject: 'checks',
  order: 8,
} as const satisfies TaskKind
