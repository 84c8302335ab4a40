export { meetingAlerts } from './meeting.alerts.ts'
export { meetingDayItems } from './meeting.dayItems.ts'
export { meetingCalendar } from './meeting.feed.ts'
export { meetingRoutes } from './meeting.routes.ts'
