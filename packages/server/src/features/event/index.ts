export { eventAlerts } from './event.alerts.ts'
export { eventDayItems } from './event.dayItems.ts'
export { eventCalendar } from './event.feed.ts'
export { eventRoutes } from './event.routes.ts'
