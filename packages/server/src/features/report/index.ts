export { readable } from './report.decide.ts'
export { reportHandlers } from './report.handlers.ts'
export type { ReportKind } from './report.kind.ts'
export { mayRead } from './report.view.ts'
