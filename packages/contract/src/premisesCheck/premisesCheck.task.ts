import type { TaskKind } from '../task/task.kind.ts'

export const premisesCheckTask = {
  page: '/pages/home/task/premises-facilities-check',
  subject: 'checks',
  order: 10,
} as const satisfies TaskKind
