import type { TaskKind } from '../task/task.kind.ts'

export const bottleFeedTask = {
  page: '/pages/home/task/milk',
  subject: 'milk',
  order: 2,
} as const satisfies TaskKind
