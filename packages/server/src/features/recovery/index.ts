export { recoveryAlerts } from './recovery.alerts.ts'
export { recoveryJobs } from './recovery.jobs.ts'
export { recoveryRoutes } from './recovery.routes.ts'
