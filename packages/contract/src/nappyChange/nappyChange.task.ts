import type { TaskKind } from '../task/task.kind.ts'

export const nappyChangeTask = {
  page: '/pages/home/task/nappy-change',
  subject: 'nappy',
  order: 1,
} as const satisfies TaskKind
