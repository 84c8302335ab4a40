export type { TaskKind, TaskRef } from './task.kinds.ts'
export { findTask } from './task.queries.ts'
