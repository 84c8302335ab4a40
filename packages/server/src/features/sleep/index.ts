export { sleepCareKind } from './sleep.careKind.ts'
export { sleepJobs } from './sleep.jobs.ts'
export { sleepRoutes, sleepTasks } from './sleep.routes.ts'
