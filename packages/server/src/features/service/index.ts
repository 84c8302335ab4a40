export { serviceAlerts } from './service.alerts.ts'
export { serviceRoutes } from './service.routes.ts'
