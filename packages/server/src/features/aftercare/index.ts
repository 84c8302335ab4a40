export { aftercareAlerts } from './aftercare.alerts.ts'
export { aftercareDayItems } from './aftercare.dayItems.ts'
export { aftercareJobs, watchInjuries } from './aftercare.jobs.ts'
export { aftercareRoutes } from './aftercare.routes.ts'
