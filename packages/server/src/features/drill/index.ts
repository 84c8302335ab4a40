export { drillAlerts } from './drill.alerts.ts'
export { drillAwaiting } from './drill.awaiting.ts'
export { drillDayItems } from './drill.dayItems.ts'
export { drillChecklists, drillRoutes } from './drill.routes.ts'
