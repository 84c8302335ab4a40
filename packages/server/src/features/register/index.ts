export { registerHandlers } from './register.handlers.ts'
export type { RegisterKind } from './register.kind.ts'
export { removeRows } from './register.remove.ts'
export { registerRoutes } from './register.routes.ts'
