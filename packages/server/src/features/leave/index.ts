export { freeDays } from './leave.days.ts'
export { leaveOf } from './leave.queries.ts'
export { leaveReportKind } from './leave.routes.ts'
