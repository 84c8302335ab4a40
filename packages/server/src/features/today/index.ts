export type { Awaiting } from './today.parts.ts'
export { todayRoutes } from './today.routes.ts'
