export { kioskAlerts } from './kiosk.alerts.ts'
export { kioskJobs } from './kiosk.jobs.ts'
export { kioskRoutes } from './kiosk.routes.ts'
