import type { TaskKind } from '../task/task.kind.ts'

export const sunscreenApplicationTask = {
  page: '/pages/home/task/sunscreen',
  subject: 'sunscreen',
  order: 4,
} as const satisfies TaskKind
