export { drillAwaiting } from './drill.awaiting.ts'
export { drillDayItems } from './drill.dayItems.ts'
export { entryTime } from './drill.handlers.ts'
export { drillChecklists, drillRoutes } from './drill.routes.ts'
