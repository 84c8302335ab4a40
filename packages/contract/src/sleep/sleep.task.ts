import type { TaskKind } from '../task/task.kind.ts'

export const sleepTask = {
  page: '/pages/home/task/sleep',
  subject: 'sleep',
  order: 5,
} as const satisfies TaskKind
