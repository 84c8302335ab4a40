import type { TaskKind } from '../task/task.kind.ts'

export const closingCheckTask = {
  page: '/pages/home/task/door-close',
  subject: 'checks',
  order: 7,
} as const satisfies TaskKind
