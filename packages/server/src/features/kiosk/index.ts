export { kioskJobs } from './kiosk.jobs.ts'
export { kioskRoutes } from './kiosk.routes.ts'
