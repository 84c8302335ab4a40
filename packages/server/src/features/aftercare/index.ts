export { aftercareDayItems } from './aftercare.dayItems.ts'
export { aftercareRoutes } from './aftercare.routes.ts'
