export { rosterCalendar } from './roster.feed.ts'
export { rosterRoutes } from './roster.routes.ts'
