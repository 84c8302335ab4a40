export type { CalendarEntry, CalendarSource } from './calendarFeed.entry.ts'
export { calendarFeedRoutes } from './calendarFeed.routes.ts'
export { serveCalendarFeeds } from './calendarFeed.serve.ts'
