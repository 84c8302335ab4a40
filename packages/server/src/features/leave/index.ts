export { freeDays } from './leave.days.ts'
export { leaveOversight } from './leave.oversight.ts'
export { leaveOf } from './leave.queries.ts'
export { leaveReportKind, leaveRoutes } from './leave.routes.ts'
