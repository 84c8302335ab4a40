export { payParityDayItems } from './payParity.dayItems.ts'
export { payParityRoutes } from './payParity.routes.ts'
