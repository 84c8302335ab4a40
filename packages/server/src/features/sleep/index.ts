export { sleepCareKind } from './sleep.careKind.ts'
export { sleepJobs } from './sleep.jobs.ts'
export { sleepOversight } from './sleep.oversight.ts'
export { sleepRoutes, sleepTasks } from './sleep.routes.ts'
