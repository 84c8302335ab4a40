export { careHandlers } from './care.kind.handlers.ts'
export type { CareKind } from './care.kind.ts'
export { careTasks } from './care.progress.queries.ts'
export { careRoutes } from './care.routes.ts'
