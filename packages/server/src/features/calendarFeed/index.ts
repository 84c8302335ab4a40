export type { CalendarEntry, CalendarSource } from './calendarFeed.entry.ts'
export { serveCalendarFeeds } from './calendarFeed.serve.ts'
