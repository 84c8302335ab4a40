import type { TaskKind } from '../task/task.kind.ts'

/** A head count at a time that the centre sets, of a room or of the whole centre. */
export const headCountTask = {
  page: '/pages/home/head-count',
  subject: 'attendance',
  order: 11,
} as const satisfies TaskKind
