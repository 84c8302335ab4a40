export { eventCalendar } from './event.feed.ts'
export { eventRoutes } from './event.routes.ts'
