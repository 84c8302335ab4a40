export { credentialAlerts } from './credential.alerts.ts'
export { credentialAwaiting } from './credential.awaiting.ts'
export { credentialJobs } from './credential.jobs.ts'
export { credentialRoutes } from './credential.routes.ts'
