export { todayAwaiting } from './today.awaiting.ts'
export { todayOversight } from './today.oversight.ts'
export { type Awaiting, type DayItems, mostRows, type Oversight } from './today.parts.ts'
export { todayRoutes } from './today.routes.ts'
