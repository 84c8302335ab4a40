export { tellOfMissedChecks } from './sleep.jobs.ts'
export { sleepKind } from './sleep.kind.ts'
export { sleepRoutes, sleepTasks } from './sleep.routes.ts'
