export { todayOversight } from './today.oversight.ts'
export { type Awaiting, mostRows, type Oversight } from './today.parts.ts'
export { todayRoutes } from './today.routes.ts'
