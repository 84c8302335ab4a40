export { type CentreDay, followPlan, makeTasks, tasksOfPast, tasksOfToday } from './task.day.ts'
export type { Progress, TaskKind, TaskOf, TaskRef } from './task.kinds.ts'
export { type PlannedTask, plannedOn } from './task.plan.ts'
export { findTask, findTaskRow, listPlanRows, type TaskRow } from './task.queries.ts'
