export { aftercareAlerts } from './aftercare.alerts.ts'
export { aftercareDayItems } from './aftercare.dayItems.ts'
export { accidentChanged, aftercareJobs } from './aftercare.jobs.ts'
export { aftercareRoutes } from './aftercare.routes.ts'
