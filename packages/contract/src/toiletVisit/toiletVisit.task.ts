import type { TaskKind } from '../task/task.kind.ts'

export const toiletVisitTask = {
  page: '/pages/home/task/nappy-change?tab=toilet',
  subject: 'toilet',
  order: 3,
} as const satisfies TaskKind
