export { leaveOversight } from './leave.oversight.ts'
export { leaveRoutes } from './leave.routes.ts'
