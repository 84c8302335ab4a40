export { freeDays } from './leave.days.ts'
export { leaveOf, weeksOf } from './leave.queries.ts'
export { leaveReportKind } from './leave.routes.ts'
