export { leaveOversight } from './leave.oversight.ts'
export { leaveReportKind, leaveRoutes } from './leave.routes.ts'
