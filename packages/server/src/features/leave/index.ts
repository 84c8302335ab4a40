export { leaveRoutes } from './leave.routes.ts'
