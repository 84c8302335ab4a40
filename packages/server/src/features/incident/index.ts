export { incidentRoutes } from './incident.routes.ts'
