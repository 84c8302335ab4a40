export { payParityRoutes } from './payParity.routes.ts'
