export { reportAwaiting } from './report.awaiting.ts'
export { reportHandlers } from './report.handlers.ts'
export type { ReportKind } from './report.kind.ts'
export { reportRoutes } from './report.routes.ts'
