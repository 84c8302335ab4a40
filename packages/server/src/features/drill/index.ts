export { drillDayItems } from './drill.dayItems.ts'
export { drillAwaiting, drillChecklists, drillRoutes } from './drill.routes.ts'
