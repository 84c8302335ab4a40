export { hazardRoutes } from './hazard.routes.ts'
