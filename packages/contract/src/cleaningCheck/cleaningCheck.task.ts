import type { TaskKind } from '../task/task.kind.ts'

export const cleaningCheckTask = {
  page: '/pages/home/task/cleaning-schedule',
  subject: 'checks',
  order: 9,
} as const satisfies TaskKind
