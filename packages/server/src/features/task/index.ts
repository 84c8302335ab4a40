export {
  type CentreDay,
  followDay,
  followPlan,
  makeTasks,
  planOf,
  tasksOfPast,
  tasksOfToday,
} from './task.day.ts'
export type { Progress, TaskKind, TaskOf, TaskRef } from './task.kinds.ts'
export { type PlannedTask, plannedOn } from './task.plan.ts'
export { findTask, findTaskRow, type TaskRow } from './task.queries.ts'
