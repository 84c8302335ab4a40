export { workflowAlerts } from './workflow.alerts.ts'
export { workflowAwaiting } from './workflow.awaiting.ts'
export { workflowJobs } from './workflow.jobs.ts'
export { workflowRoutes } from './workflow.routes.ts'
