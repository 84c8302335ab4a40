export { registerHandlers } from './register.handlers.ts'
export type { RegisterContext, RegisterKind, Saving } from './register.kind.ts'
export { removeRows } from './register.remove.ts'
export { registerRoutes } from './register.routes.ts'
