import type { TaskKind } from '../task/task.kind.ts'

export const openingCheckTask = {
  page: '/pages/home/task/door-open',
  subject: 'checks',
  order: 6,
} as const satisfies TaskKind
