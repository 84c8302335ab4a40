export { aftercareAlerts } from './aftercare.alerts.ts'
export { aftercareDayItems } from './aftercare.dayItems.ts'
export { aftercareRoutes } from './aftercare.routes.ts'
export { accidentChanged, aftercareWatch } from './aftercare.watch.ts'
